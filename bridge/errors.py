"""The one error of this package: what a person wrote is not bridge."""


class BridgeError(ValueError):
    """A seat, call, card, deal or record that does not exist or contradicts itself.

    The message is one sentence: what was given, why it cannot be, and what would be valid.
    """
