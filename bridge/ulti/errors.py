"""What a player or a record may not do, with the provision of the rules of Ulti that forbids it."""

from bridge.errors import BridgeError


class UltiError(BridgeError):
    """An Ulti card, contract or record that does not exist or contradicts itself."""


class UltiRefusal(UltiError):
    """An act the rules forbid at this moment.

    `reason` is a stable code (wording in every language lives with the table that shows it), `provision` an id of
    `ulti-hu` such as `I.6`, and `allowed` what could be done instead, as codes.
    """

    def __init__(self, reason: str, provision: str, allowed: tuple[str, ...] = ()) -> None:
        """A refusal for `reason` under `provision`."""
        self.reason = reason
        self.provision = provision
        self.allowed = allowed
        instead = f"; allowed: {', '.join(allowed)}" if allowed else ""
        super().__init__(f"{reason.replace('_', ' ')} (ulti-hu:{provision}){instead}.")
