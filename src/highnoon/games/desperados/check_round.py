"""What must hold within a round of Desperados: heists, proofs, arrests, and what they brought."""

from __future__ import annotations

from highnoon.core.action import Phrase, Seat
from highnoon.games.desperados.check_tiles import bad
from highnoon.games.desperados.pieces import mask
from highnoon.games.desperados.reckoning import successes
from highnoon.games.desperados.state import (
    MOVES,
    NO_CARD,
    POKER,
    SEATS,
    SHERIFF,
    Heist,
    Row,
    State,
    after,
    coaches,
    route,
)


def wrong_with_round(state: State) -> list[Phrase]:
    """Everything that cannot have happened in this round."""
    wrong = _heists(state)
    if not wrong and not _haul_fits(state):
        wrong.append(bad("loot"))
    for seat in range(state.players):
        wrong += [*_arrest(state, seat), *_proofs(state, seat)]
    return wrong or _looks(state)


def rounds_ended(state: State) -> int:
    """How many reckonings are over."""
    return state.round if state.phase in ("banks", "over") else max(0, state.round - 1)


# --- heists ---


def _heists(state: State) -> list[Phrase]:
    """Each disc, coach and poker tile serves one heist a round; stacks are complete."""
    wrong, discs, targets = [], 0, set()
    heights: dict[tuple[int, int], int] = {}
    for heist in state.heists:
        target = (heist.target, heist.town if heist.target == POKER else 0)
        seats = [seat for seat in range(state.players) if heist.gang >> seat & 1]
        declared = 1 <= heist.move < state.move + (state.phase == "tiles")
        if (
            not declared
            or target in targets
            or discs & heist.gang
            or heist.gang & 1
            or heist.gang >> state.players
            or not 1 <= heist.height <= min(len(seats), state.players)
            or heights.setdefault((heist.move, heist.town), heist.height) != heist.height
            or not _target_fits(state, heist)
            or not all(_was_there(state, seat, heist) for seat in seats)
        ):
            wrong.append(bad("heist", target=heist.target, move=heist.move))
        discs |= heist.gang
        targets.add(target)
    won = len(successes(state)) if state.phase == "tiles" and not wrong else 0
    if not (1 <= state.due <= won if state.phase == "tiles" else state.due == 0) and not wrong:
        wrong.append(bad("due", found=state.due))
    return wrong or _poker_tiles(state)


def _poker_tiles(state: State) -> list[Phrase]:
    """A poker tile lies until the gang has it, and not a moment longer."""
    taken = _taken(state)
    return [
        bad("heist", target=heist.target, move=heist.move)
        for heist in state.heists
        if heist.target == POKER and bool(state.poker >> heist.town & 1) == (heist in taken)
    ]


def _taken(state: State) -> tuple[Heist, ...]:
    """The heists of this round whose tile the gang has already."""
    if state.phase != "tiles":
        return ()
    won = successes(state)
    earlier = [heist for heist in state.heists if heist.move < state.reckoned]
    return (
        *(heist for heist in earlier if len(_free(state, heist)) >= heist.height),
        *won[: len(won) - state.due],
    )


def _free(state: State, heist: Heist) -> list[Seat]:
    """Which of a heist's gang were not arrested when its move was reckoned."""
    gang = [seat for seat in range(state.players) if heist.gang >> seat & 1]
    return [
        seat
        for seat in gang
        if not state.arrested >> seat & 1 or len(state.rows[seat]) > heist.move
    ]


def _haul_fits(state: State) -> bool:
    """Each disc brings one tile a round, each coach too, and there is one coach in round 1."""
    ended, taken = rounds_ended(state), _taken(state)
    won = [one for one in state.loot if one.kind != "bank"]
    now = sum(heist.target != POKER for heist in taken)
    held = sum(one.kind == "coach" for one in won)
    most = max(0, 2 * ended - 1) + now
    discs = ended * (state.players - 1) + len(taken)
    return now <= held <= most and len(won) <= discs and not any(one.batch for one in won)


def _target_fits(state: State, heist: Heist) -> bool:
    if heist.target == POKER:
        return bool(state.map.poker_towns >> heist.town & 1)
    return heist.target in coaches(state) and route(state, heist.target)[heist.move] == heist.town


def _was_there(state: State, seat: Seat, heist: Heist) -> bool:
    """Every disc's owner was there with it, unless an arrest came before that move."""
    row = state.rows[seat][: heist.move]
    if len(row) < heist.move:
        return bool(state.arrested >> seat & 1)
    return after(state.starts[seat], row) == heist.town


# --- arrests ---


def _arrest(state: State, seat: Seat) -> list[Phrase]:
    """In the reckoning exactly those who met the sheriff are arrested, at the move they did."""
    if state.phase != "tiles" or seat == SHERIFF:
        return []
    row, law = state.rows[seat], state.rows[SHERIFF]
    met = [
        move
        for move in range(1, min(state.reckoned, len(row)) + 1)
        if after(state.starts[seat], row[:move]) == after(state.starts[SHERIFF], law[:move])
    ]
    arrested = bool(state.arrested >> seat & 1)
    fits = met == [len(row)] and state.lost[seat] >> state.at[seat] & 1 if arrested else not met
    return [] if fits else [bad("arrest", seat=SEATS[seat])]


# --- cards that were shown ---


def _proofs(state: State, seat: Seat) -> list[Phrase]:
    """Discs and looks show the cards that prove them; no other card is shown before its time."""
    row, shown = state.rows[seat], state.shown[seat]
    open_ = (1 << state.reckoned) - 1 | mask(n for n, card in enumerate(row) if card == NO_CARD)
    for move in range(1, min(_settled(state), len(row)) + 1):
        proof = _proof(row, move)
        heist = any(one.move == move and one.gang >> seat & 1 for one in state.heists)
        if heist and proof & ~shown:
            return [bad("shown", seat=SEATS[seat])]
        if heist or (seat != SHERIFF and _bank_looked(state, seat, move) is not None):
            open_ |= proof
    return [bad("shown", seat=SEATS[seat])] if shown & ~open_ else []


def _settled(state: State) -> int:
    """The last move in which the gang has decided."""
    return MOVES if state.phase == "tiles" else state.move - 1


def _proof(row: Row, move: int) -> int:
    """Which cards prove where somebody is after a move: back to the last town among them."""
    needed = 0
    for index in range(move - 1, -1, -1):
        needed |= 0 if row[index] == NO_CARD else 1 << index
        if row[index] >= 0:
            break
    return needed


def _bank_looked(state: State, seat: Seat, move: int) -> int | None:
    """The bank where somebody was after a move, if the gang has seen its tile."""
    bank = state.map.bank_at.get(after(state.starts[seat], state.rows[seat][:move]))
    return bank if bank is not None and state.looked >> bank & 1 else None


def _looks(state: State) -> list[Phrase]:
    """In the first round somebody must have shown cards for every tile the gang has seen."""
    if state.round > 1 or state.phase not in ("sheriff", "cards", "heists"):
        return []
    proven = {
        _bank_looked(state, seat, move)
        for seat in range(1, state.players)
        for move in range(1, min(_settled(state), len(state.rows[seat])) + 1)
        if not _proof(state.rows[seat], move) & ~state.shown[seat]
    }
    seen = [bank for bank in range(len(state.banks)) if state.looked >> bank & 1]
    return [] if proven.issuperset(seen) else [bad("looked")]
