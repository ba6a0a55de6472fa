"""The golden playthroughs together reach every token, every effect and every end."""

from highnoon.games.longhorn.pieces import TOKENS
from tests.golden.playthrough import specs


def test_every_token_effect_and_end_is_reached() -> None:
    told = "\n".join(s.file.read_text("utf-8") for s in specs() if s.key == "longhorn")
    used = [line for line in told.splitlines() if line.strip().startswith("token-used")]
    kinds = {TOKENS[line.rpartition("=")[2]].key for line in used}
    assert kinds == {token.key for token in TOKENS.values()} - {"sheriff"}
    for effect in ("branded", "epidemic", "ambushed-cows", "ambushed-nugget", "fled", "token-lost"):
        assert f"\n    {effect} " in told
    for end in ("caught", "nine", "scored", "draw"):
        assert f"result: longhorn-result-{end}" in told
