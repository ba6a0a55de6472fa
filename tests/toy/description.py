"""All that the toy brings: its rules."""

from highnoon.core.description import Description

DESCRIPTION = Description(key="stones", rules={1: "tests.toy.game:STONES"})
