"""A board as people and programs write it - PBN game, LIN record, or typed lines - read into a `BoardRecord`.

PBN: the tags Board, Dealer, Vulnerable, Deal, Contract, Declarer, Result and the sections Auction and Play
(PBN standard 2.1, sections 3.4 to 3.9; `^L` before a card marks a lead out of turn). LIN: as `bridge.formats.read_lin`,
with `ah` for the board's number and `mc` for the tricks claimed. Typed: a line `name: value` each -

    Board: 7
    N: AKQ JT9 876 5432          (hands, any notation of `read_typed_hand`)
    Auction: 1H P 2H P 4H P P P  (from the dealer on)
    Contract: 4H-S               (or instead of an auction)
    Tricks: 9
    Play:
    W: DA D2 D3 D4               (the leader, then the cards in order)
    E!: D5                       (led out of turn, and accepted)
"""

from __future__ import annotations

import re

from bridge.auction import Auction, auction_of
from bridge.board_record import BoardRecord
from bridge.cards import parse_card
from bridge.contract import Contract, parse_contract
from bridge.errors import BridgeError
from bridge.formats import read_lin, read_pbn_deal, read_typed_hand, within_bounds
from bridge.hands import Deal, Hand
from bridge.seats import SEATS, Seat, Vulnerability, dealer_of_board, parse_seat, vulnerability_of_board
from bridge.tricks import Trick
from bridge.whole import whole

_VULNERABLE = {
    **dict.fromkeys(("none", "love", "-", "o"), Vulnerability.NONE),
    **dict.fromkeys(("ns", "n-s", "n"), Vulnerability.NS),
    **dict.fromkeys(("ew", "e-w", "e"), Vulnerability.EW),
    **dict.fromkeys(("both", "all", "b"), Vulnerability.BOTH),
}
_WORDS = {"PASS": "P", "DBL": "X", "DOUBLE": "X", "RDBL": "XX", "REDOUBLE": "XX"}
_TAG = re.compile(r'^\[(\w+)\s+"([^"]*)"\]\s*$')
_LINE = re.compile(r"^([A-Za-z]+)(!?)\s*:\s*(.*)$")


def read_board(text: str) -> BoardRecord:
    """Read a board in whichever of the three forms it is; raises BridgeError, and does not check whether it can be."""
    within_bounds(text)
    if "md|" in text:
        return _read_lin(text)
    if re.search(r"^\[\w+\s+\"", text, re.MULTILINE):
        return _read_pbn(text)
    return _read_typed(text)


def _number(value: str, what: str) -> int:
    number = whole(value)
    if number is None or number < 0:
        raise BridgeError(f"{value[:40]!r} is not {what}: write a whole number.")
    return number


def _vulnerability(value: str) -> Vulnerability:
    try:
        return _VULNERABLE[value.strip().lower()]
    except KeyError:
        raise BridgeError(f"{value!r} is not a vulnerability: write None, NS, EW or All.") from None


def _completed(
    board: int | None,
    dealer: Seat | None,
    vulnerability: Vulnerability | None,
    calls: list[str] | None,
    **rest: object,
) -> BoardRecord:
    """A record whose dealer and vulnerability follow from the board's number where they are not said (Law 2)."""
    dealer = dealer or (dealer_of_board(board) if board else None)
    vulnerability = vulnerability or (vulnerability_of_board(board) if board else None)
    auction: Auction | None = None
    if calls:
        if dealer is None:
            raise BridgeError("The board has an auction but no dealer: name the dealer or the board's number.")
        auction = auction_of(dealer, calls)
    return BoardRecord(board, dealer, vulnerability, auction=auction, **rest)  # type: ignore[arg-type]


def _read_lin(text: str) -> BoardRecord:
    read = read_lin(text)
    parts = text.replace("\n", "").split("|")
    fields = dict(zip(parts[::2], parts[1::2], strict=False))
    board = re.search(r"\d+", fields.get("ah", ""))
    claimed = fields.get("mc", "")
    return BoardRecord(
        whole(board.group()) if board else None,
        read.dealer,
        read.vulnerability,
        read.deal,
        read.auction if read.auction.made else None,
        None,
        read.play.tricks if read.play else (),
        frozenset(),
        whole(claimed),
    )


def _read_pbn(text: str) -> BoardRecord:
    tags: dict[str, str] = {}
    sections: dict[str, list[str]] = {"Auction": [], "Play": []}
    open_section = ""
    for line in text.splitlines():
        if line.startswith("%") or not line.strip():
            continue
        if match := _TAG.match(line.strip()):
            open_section = match.group(1)
            tags.setdefault(open_section, match.group(2))
        elif open_section in sections:
            sections[open_section] += re.sub(r"\{[^{}]*\}|;.*$", " ", line).split()
    dealer = parse_seat(tags["Dealer"]) if tags.get("Dealer") else None
    if tags.get("Auction"):
        dealer = dealer or parse_seat(tags["Auction"])
    named = _pbn_contract(tags)
    tricks, accepted = _pbn_play(tags, sections["Play"], named)
    result = tags.get("Result", "")
    return _completed(
        _number(tags["Board"], "a board number") if tags.get("Board") else None,
        dealer,
        _vulnerability(tags["Vulnerable"]) if tags.get("Vulnerable") else None,
        _pbn_calls(sections["Auction"]),
        deal=read_pbn_deal(tags["Deal"]) if tags.get("Deal") else None,
        named=named,
        tricks=tricks,
        accepted=accepted,
        result=whole(result),
    )


def _pbn_contract(tags: dict[str, str]) -> Contract | None:
    contract, declarer = tags.get("Contract", ""), tags.get("Declarer", "").lstrip("^")
    if not contract or contract.lower() in ("pass", "?") or not declarer or declarer == "?":
        return None
    bid = contract.upper().replace("NT", "N")
    return parse_contract(f"{bid}-{declarer}")


def _pbn_calls(tokens: list[str]) -> list[str]:
    calls: list[str] = []
    for token in tokens:
        if token == "AP":  # noqa: S105 - all pass
            calls += ["P"] * (3 if any(call not in ("P",) for call in calls) else 4 - len(calls))
        elif not re.fullmatch(r"[*+-]|=\d+=|\$\d+|\^\w|[!?]+", token):
            call = token.upper().rstrip("!?").replace("NT", "N")
            calls.append(_WORDS.get(call, call))
    return calls


def _pbn_play(
    tags: dict[str, str], tokens: list[str], contract: Contract | None
) -> tuple[tuple[Trick, ...], frozenset[int]]:
    """Rows of four in the columns of the first leader; a trick starts with the last winner or the hand marked."""
    if not tokens:
        return (), frozenset()
    first = parse_seat(tags["Play"]) if tags.get("Play") else None
    if first is None or contract is None:
        raise BridgeError("The PBN play needs its first leader and the tags Contract and Declarer to be read.")
    cells: list[tuple[str, bool]] = []
    marked = False
    for token in tokens:
        if token == "^L":  # noqa: S105 - a mark of PBN
            marked = True
        elif re.fullmatch(r"-|\+|[SHDCshdc][AKQJTakqjt2-9]", token):
            cells.append((token.upper(), marked))
            marked = False
    leader, accepted = first, set[int]()
    tricks: list[Trick] = []
    for start in range(0, len(cells), 4):
        row = {first.turned(step): cell for step, cell in enumerate(cells[start : start + 4])}
        out = [seat for seat, (_, mark) in row.items() if mark]
        if out:
            leader = out[0]
            accepted.add(len(tricks) + 1)
        cards = []
        for step in range(4):
            code = row.get(leader.turned(step), ("-", False))[0]
            if code in "-+":
                break
            cards.append(parse_card(code))
        if not cards:
            break
        trick = Trick(leader, tuple(cards))
        tricks.append(trick)
        leader = trick.winner(contract.trump) or leader
    return tuple(tricks), frozenset(accepted)


def _read_typed(text: str) -> BoardRecord:
    values: dict[str, str] = {}
    hands: dict[Seat, Hand] = {}
    tricks: list[Trick] = []
    accepted: set[int] = set()
    playing = False
    for line in filter(None, (line.strip() for line in text.splitlines())):
        match = _LINE.match(line)
        if match is None:
            raise BridgeError(
                f"{line!r} is not a line of a board: write a name, a colon and a value, such as N: AKQ - - -."
            )
        name, mark, value = match.group(1), match.group(2), match.group(3)
        if name.lower() == "play":
            playing = True
        elif name.upper() in SEATS and playing:
            leader = Seat(name.upper())
            tricks.append(Trick(leader, tuple(parse_card(code) for code in value.replace(",", " ").split())))
            accepted |= {len(tricks)} if mark else set()
        elif name.upper() in SEATS:
            hands[Seat(name.upper())] = read_typed_hand(value)
        elif name.lower() in ("board", "dealer", "vulnerable", "auction", "contract", "tricks"):
            values[name.lower()] = value
        else:
            raise BridgeError(
                f"{name!r} is no part of a typed board: it has Board, Dealer, Vulnerable, N, E, S, W, Auction, "
                "Contract, Tricks and Play."
            )
    if not values and not hands:
        raise BridgeError(
            "No board was found: give a PBN game, a LIN record or typed lines such as N: AKQ JT9 876 5432."
        )
    calls = [_WORDS.get(call, call) for call in values.get("auction", "").upper().replace("NT", "N").split()]
    return _completed(
        _number(values["board"], "a board number") if "board" in values else None,
        parse_seat(values["dealer"]) if "dealer" in values else None,
        _vulnerability(values["vulnerable"]) if "vulnerable" in values else None,
        calls or None,
        deal=Deal(hands) if hands else None,
        named=parse_contract(values["contract"]) if "contract" in values else None,
        tricks=tuple(tricks),
        accepted=frozenset(accepted),
        result=_number(values["tricks"], "a number of tricks") if "tricks" in values else None,
    )
