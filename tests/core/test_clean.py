"""Words of strangers: whatever arrives can be shown, and what people write survives."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from highnoon.core.clean import NAME_LENGTH, clean, clean_name, escaped, harmless

LETTERS = st.one_of(
    st.characters(),
    st.sampled_from("a\u0301\u200d\u200c\u202e\u2066\x9b\x1b\ud800\ufe0f\u2800 \U0001f469\u0645"),
)


@pytest.mark.parametrize(
    "text",
    [
        "Zo\u00eb",
        "\u05e9\u05dc\u05d5\u05dd",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u0928\u092e\u0938\u094d\u200d\u0924\u0947",
        "\U0001f469\u200d\U0001f469\u200d\U0001f467",
        "\U0001f44d\U0001f3fd \u2764\ufe0f\u200d\U0001f525",
        "\u4e2d\u6587 \u0420\u0443\u0441\u0441\u043a\u0438\u0439",
    ],
)
def test_what_people_write_survives(text: str) -> None:
    assert clean(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31mred\x1b[0m", "[31mred[0m"),
        ("C1 \x9b2J and \x07bell", "C1 2J and bell"),
        ("\u202egnikcart\u202c \u2066x\u2069", "gnikcart x"),
        ("An\u200bn\u200d \u2060Lee\ufeff", "Ann Lee"),
        ("half \ud83d a pair", "half a pair"),
        ("two\nlines\u2028or\tthree", "two lines or three"),
        ("\u3164\u2800\u115f", ""),
        ("Z" + "\u0316" * 50, "Z" + "\u0316" * 4),
        ("no letter \uffff\ufdd0", "no letter"),
    ],
)
def test_what_steers_or_hides_goes(text: str, shown: str) -> None:
    assert clean(text) == shown


def test_names_are_not_too_long() -> None:
    assert clean_name("x" * 900_000) == "x" * NAME_LENGTH
    assert clean_name(" \u200b ") is None
    assert clean_name(None) is None
    family = "\U0001f469\u200d" * 30
    assert not (clean_name(family) or "").endswith("\u200d")


@settings(max_examples=300, deadline=None)
@given(st.text(LETTERS, max_size=60))
def test_clean_text_is_clean(text: str) -> None:
    found = clean(text, 50)
    assert clean(found, 50) == found
    assert len(found) <= 50
    found.encode()
    joiners = {"\u200c", "\u200d"}
    assert not [
        c for c in found if unicodedata.category(c) in ("Cc", "Cf", "Cs") and c not in joiners
    ]
    assert not {"\x1b", "\x9b", "\u202e"} & set(harmless(text) + escaped(text))


def test_what_is_too_long_is_never_cut_inside_a_joined_sign() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    thumb = "\U0001f44d\U0001f3fd"
    for before in range(10):
        assert clean("x" * before + family, before + 4) == "x" * before or before == 0
    assert clean("Ann" + thumb, 4) == "Ann"
    assert clean("Anne\u0323\u0301", 4) in ("Ann", "Ann\u1eb9")
