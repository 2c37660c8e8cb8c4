"""Help pages in the language of the person: commands and groups whose usage lines and options speak it."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from mazo.client.language import Texts


def command_class(texts: Texts) -> type[TyperCommand]:
    """Commands whose help speaks the language."""

    class Command(TyperCommand):
        """A command."""

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            """The usage line."""
            formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), texts("app.usage"))

        def get_help_option(self, ctx: Any) -> Any:
            """The option that shows the page."""
            return _help_option(super().get_help_option(ctx), texts)

    return Command


def group_class(texts: Texts) -> type[TyperGroup]:
    """Groups of commands, and the program itself, whose help speaks the language."""

    class Group(TyperGroup):
        """A group of commands."""

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            """The usage line."""
            formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), texts("app.usage"))

        def get_help_option(self, ctx: Any) -> Any:
            """The option that shows the page."""
            return _help_option(super().get_help_option(ctx), texts)

    return Group


def _help_option(option: Any, texts: Texts) -> Any:
    if option is not None:
        option.help = texts("app.help")
    return option
