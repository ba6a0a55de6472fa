"""`highnoon serve`: the house in the browser."""

# No postponed annotations here: the flags' descriptions are made while the app is built.

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from highnoon.cli.journal import data_folder
from highnoon.cli.screen import Screen
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidOptions

PORT: Final = 8000
OPERATOR: Final = "HIGHNOON_OPERATOR"
"""The variable with the operator's secret: on the command line everybody could read it."""
LEVELS: Final = ("debug", "info", "warning", "error")


def add_serve(
    app: typer.Typer, screen: Screen, language: Any, number: Callable[[str, str], Any]
) -> None:
    """Give the application the command that serves tables."""

    def text(key: str) -> str:
        return screen.say(Phrase(key))

    def flag(name: str, key: str, metavar: str | None = None) -> Any:
        return typer.Option(name, help=text(key), metavar=metavar)

    @app.command("serve", help=text("cli-help-serve"))
    def serve_command(
        host: Annotated[str, flag("--host", "cli-help-host", "HOST")] = "127.0.0.1",
        port: Annotated[int, number("--port", text("cli-help-port"))] = PORT,
        data: Annotated[Path | None, flag("--data", "cli-help-data", "FOLDER")] = None,
        database: Annotated[
            str,
            typer.Option(
                "--database",
                help=text("cli-help-database"),
                metavar="URL",
                envvar="HIGHNOON_DATABASE",
                show_default=False,
                show_envvar=False,
            ),
        ] = "",
        public_url: Annotated[str, flag("--public-url", "cli-help-public-url", "URL")] = "",
        trusted_proxies: Annotated[
            str, flag("--trusted-proxies", "cli-help-trusted-proxies", "ADDRESSES")
        ] = "127.0.0.1",
        metrics_for: Annotated[str, flag("--metrics-for", "cli-help-metrics-for", "NETWORKS")] = "",
        operator_for: Annotated[
            str, flag("--operator-for", "cli-help-operator-for", "NETWORKS")
        ] = "",
        private_networks: Annotated[
            str, flag("--private-networks", "cli-help-private-networks", "NETWORKS")
        ] = "",
        outgoing_proxy: Annotated[
            str, flag("--outgoing-proxy", "cli-help-outgoing-proxy", "URL")
        ] = "",
        webhook: Annotated[str, flag("--webhook", "cli-help-webhook", "URL")] = "",
        contact: Annotated[str, flag("--contact", "cli-help-contact", "URL")] = "",
        keep_days: Annotated[int, number("--keep-days", text("cli-help-keep-days"))] = 30,
        idle_days: Annotated[int, number("--idle-days", text("cli-help-idle-days"))] = 180,
        record_days: Annotated[int, number("--record-days", text("cli-help-record-days"))] = 7,
        record_space: Annotated[
            int, number("--record-space", text("cli-help-record-space"))
        ] = 1000,
        workers: Annotated[int | None, number("--workers", text("cli-help-workers"))] = None,
        rate: Annotated[int, number("--rate", text("cli-help-rate"))] = 30,
        bot_tables: Annotated[int, number("--bot-tables", text("cli-help-bot-tables"))] = 24,
        watchers: Annotated[int, number("--watchers", text("cli-help-watchers"))] = 64,
        client_lines: Annotated[int, number("--client-lines", text("cli-help-client-lines"))] = 128,
        connections: Annotated[int, number("--connections", text("cli-help-connections"))] = 0,
        log_level: Annotated[str, flag("--log-level", "cli-help-log-level", "LEVEL")] = "info",
        open_browser: Annotated[bool, typer.Option("--open", help=text("cli-help-open"))] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        try:
            from highnoon.server.http.logs import log_to_stderr
            from highnoon.server.http.secret import SHORTEST
            from highnoon.server.run import serve
            from highnoon.server.settings import DAY, MEGABYTE, Settings, default_workers, networks
        except ImportError as error:
            raise InvalidOptions(
                Phrase("cli-error-server-missing", {"name": str(error.name)})
            ) from None
        if log_level not in LEVELS:
            known = ", ".join(LEVELS)
            raise InvalidOptions(
                Phrase("cli-error-log-level", {"found": log_level[:40], "known": known})
            )
        named = {
            "metrics-for": metrics_for,
            "operator-for": operator_for,
            "private-networks": private_networks,
        }
        for name, given in named.items():
            if given and not networks(given):
                args = {"option": f"--{name}", "value": given[:40], "allowed": "192.0.2.0/24"}
                raise InvalidOptions(Phrase("error-option-value", args))
        secret = os.environ.get(OPERATOR, "")
        if secret and len(secret) < SHORTEST:
            raise InvalidOptions(Phrase("cli-error-secret-short", {"least": SHORTEST}))
        settings = Settings(
            data=data or data_folder() / "server",
            database=database,
            public_url=public_url,
            workers=workers or default_workers(),
            keep_finished=keep_days * DAY,
            keep_idle=idle_days * DAY,
            keep_records=record_days * DAY,
            record_space=record_space * MEGABYTE,
            rate=rate,
            metrics_for=metrics_for,
            operator_for=operator_for,
            operator_secret=secret,
            private_networks=private_networks,
            outgoing_proxy=outgoing_proxy,
            webhook=webhook,
            contact=contact,
            most_bot_tables=bot_tables,
            most_watchers=watchers,
            client_followers=client_lines,
            client_connections=2 * client_lines,  # a page needs some beside its line
            most_connections=connections,
        )
        log_to_stderr(log_level)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # until the server takes over
        serve(
            settings,
            host,
            port,
            trusted_proxies,
            open_browser,
            ready=lambda url: screen.tell("cli-serving", url=url),
            compiling=lambda game, done: screen.tell(
                "kernels-served" if done else "kernels-serving", game=Phrase(f"{game}-title")
            ),
        )
