"""Records go home in a file and come back as a table to look at."""

import re
from pathlib import Path

from playwright.sync_api import expect

from highnoon.core.record import Record
from highnoon.core.replay import replay
from tools.browser.play import Visit, choose, my_turn_or_end, open_table, unfold_bill
from tools.browser.words import button, like, say


def test_saving_and_opening_a_record(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    open_table(page, "the computer", "1")
    while my_turn_or_end(page):
        choose(page)
    with page.expect_download() as waiting:
        button(page, "web-download-record").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    match = replay(Record.loads(file.read_bytes()))
    assert match.over

    other = visit()
    other.get_by_label(say("web-upload-record")).set_input_files(file)
    slider = other.get_by_role("slider")
    expect(slider).to_have_accessible_name(like("web-move-of", n="0"))
    slider.focus()
    other.keyboard.press("End")
    moments = len(match.history)
    expect(slider).to_have_value(str(moments))
    assert match.result is not None
    unfold_bill(other)
    total = other.get_by_role("row", name=say("web-total"))
    for score in match.result.scores:
        expect(total).to_contain_text(f"${score:,}")

    # The address names the moment on show; one that is too far is the last.
    slider.focus()
    other.keyboard.press("ArrowLeft")
    expect(other).to_have_url(re.compile(rf"\?at={moments - 1}$"))
    other.goto(f"{other.url.split('?')[0]}?at=999")
    expect(other.get_by_role("slider")).to_have_value(str(moments))
    expect(other.get_by_role("list", name=say("web-longhorn-board"))).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "letter.jsonl"
    file.write_text('{"dear": "sheriff"}\n')
    page = visit()
    page.get_by_label(say("web-upload-record")).set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(say("error-record-not-ours"))
