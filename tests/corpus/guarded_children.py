"""What a child process may do wrong."""

import os
import sys

from corpus.errors import BadData


def loops() -> None:
    while True:
        pass


def grows() -> int:
    return len(b"x" * 3_000_000_000)


def digs() -> None:
    digs()


def breaks() -> float:
    return 1 / 0


def leaves() -> None:
    os._exit(3)


def prints() -> str:
    print("noise")
    sys.stdout.write("more noise")
    return "said"


def refuses() -> None:
    raise BadData("line 7 is wrong")


def environment() -> bool:
    return any("secret" in value for value in os.environ.values())
