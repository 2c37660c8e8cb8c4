"""Build Mazo: compiled with mypyc where a C compiler is present, as pure Python otherwise. One source, same games.

All that is static stands in pyproject.toml; this file only decides what is compiled, and how. The environment may say:

    MAZO_PURE=1       do not compile
    MAZO_COMPILED=1   fail rather than fall back to pure Python
    MAZO_OPT=0..3     optimisation level of the C compiler (3)
    MAZO_PGO=1        compile twice: the second time with a profile of games that the first build has played (gcc)
    MAZO_JOBS=N       C files compiled at the same time (2)
    MAZO_PROGRESS=F   write to this file how far the build is, for whoever shows it (see tools/progress.py)
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import zlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

# What is compiled: the loop that plays, and what a server does for every action besides: a card as it is seen, an
# action as it is written and read. The rest of the readable side (trees, views, surfaces) is ordinary Python.
COMPILED = (
    "mazo/kernel/*.py",
    "mazo/abilities/lasting/*.py",
    "mazo/abilities/machine/asking.py",
    "mazo/abilities/machine/base.py",
    "mazo/abilities/machine/counting.py",
    "mazo/abilities/machine/expressions.py",
    "mazo/abilities/machine/listening.py",
    "mazo/abilities/machine/program.py",
    "mazo/abilities/machine/records.py",
    "mazo/abilities/machine/runner.py",
    "mazo/abilities/machine/slots.py",
    "mazo/games/*/bot.py",
    "mazo/games/*/codes/*.py",
    "mazo/games/counters.py",
    "mazo/games/*/engine/*.py",
    "mazo/games/*/frames.py",
    "mazo/games/*/rules/*.py",
    "mazo/games/*/table.py",
    "mazo/games/*/view.py",
    "mazo/games/*/weighing/*.py",
    "mazo/notation/actions.py",
    "mazo/protocol/questions.py",
    "mazo/draft/config.py",
    "mazo/draft/laid.py",
    "mazo/draft/picking.py",
    "mazo/draft/recipe.py",
    "mazo/draft/rules.py",
    "mazo/draft/table.py",
    "mazo/draft/traits.py",
    "mazo/draft/words.py",
    "mazo/bots/fast.py",
    "mazo/bots/judging.py",
    "mazo/bots/outlook.py",
    "mazo/bots/prudent.py",
    "mazo/bots/scholar.py",
    "mazo/bots/thinker.py",
    "mazo/bots/tree.py",
    "mazo/bots/weighing.py",
)

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
GROUP = "mazo"  # all compiled modules live in one shared library, mazo__mypyc
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}  # commands that compile; an editable install stays pure

PURE = os.environ.get("MAZO_PURE", "0") not in ("", "0")
DEMANDED = os.environ.get("MAZO_COMPILED", "0") not in ("", "0")
OPT = os.environ.get("MAZO_OPT", "3")
PGO = os.environ.get("MAZO_PGO", "0") not in ("", "0")
JOBS = max(1, int(os.environ.get("MAZO_JOBS", "2")))
WHOLE_PROGRAM = [  # across modules: about a tenth faster; linked on all cores where the compiler can do that
    [whole, "-fno-semantic-interposition", f"-O{OPT}"] for whole in ("-flto=auto", "-flto")
]

# What a trained build has seen: games of every kind, since what it never ran is laid out as if nobody needed it.
TRAINING = (
    ("lorcana", "--bot", "random", "--games", "150"),
    ("lorcana", "--bot", "greedy", "--bot", "random", "--games", "60"),
    ("lorcana", "--bot", "random", "--players", "4", "--games", "20"),
    *(
        ("lorcana", "--bot", "random", "--bot", "greedy", "--deck", one, "--deck", two, "--games", "60")
        for one, two in (("champion-america-2026", "champion-asia-2026"), ("champion-europe-2026", "hong-kong-winner"))
    ),
    ("myl", "--bot", "random", "--games", "150"),
    ("myl", "--bot", "greedy", "--bot", "random", "--games", "60"),
    ("ortus", "--bot", "random", "--games", "100"),
    ("ortus", "--bot", "greedy", "--bot", "random", "--bot", "random", "--games", "50"),
    ("ortus-draft", "--bot", "random", "--games", "60"),
    ("lorcana-draft", "--bot", "random", "--players", "8", "--games", "30"),
    ("myl-draft", "--bot", "random", "--players", "4", "--games", "30"),
    ("lorcana", "--bot", "thinker", "--bot", "greedy", "--games", "1"),
)
PARTIAL = "-fprofile-partial-training"  # what no game has reached is compiled as it is without a profile


class Progress:
    """Notes how far the build is in the file that the environment names: pip shows nothing of a build."""

    def __init__(self) -> None:
        self.file = os.environ.get("MAZO_PROGRESS", "")
        self.files = 0
        self.made = 0
        self.lock = threading.Lock()

    def note(self, *words: object) -> None:
        """A step has begun."""
        if self.file:
            with open(self.file, "a", encoding="utf-8") as out:
                print(*words, file=out)

    def compile(self, files: int) -> None:
        """So many C files are going to be compiled."""
        self.files, self.made = files, 0
        self.note("compiling", 0, files)

    def compiled(self) -> None:
        """Another C file is done, of those that count."""
        with self.lock:
            self.made += 1
            if self.made <= self.files:
                self.note("compiling", self.made, self.files)
            if self.made == self.files:
                self.note("linking")


PROGRESS = Progress()


class CannotCompile(Exception):
    """Says in one line why this build has to be pure Python."""


def say(message: str) -> None:
    print(f"mazo: {message}", file=sys.stderr, flush=True)


def compiled_sources() -> list[Path]:
    """The modules to compile; a package's `__init__` stays Python, and so does a module that has a stub for mypyc."""
    found = {path for pattern in COMPILED for path in SRC.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py" and not path.with_suffix(".pyi").exists())


def imported_files(path: Path) -> list[Path]:
    """The files of this package that a module imports: the compiler may have copied a constant or a type from them."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = path.relative_to(SRC).parts[:-1]
            base = ".".join(package[: len(package) + 1 - node.level]) + "." if node.level else ""
            module = (base + (node.module or "")).rstrip(".")
            names += [module, *(f"{module}.{alias.name}" for alias in node.names)]
    stems = [SRC.joinpath(*name.split(".")) for name in names if name.split(".")[0] == "mazo"]
    files = [
        file for stem in stems for file in (stem.with_suffix(".py"), stem.with_suffix(".pyi"), stem / "__init__.py")
    ]
    return [file for file in files if file.is_file()]


def with_imports(sources: Iterable[Path]) -> set[Path]:
    """The sources and all files of this package that they reach by imports."""
    reached: set[Path] = set()
    waiting = list(sources)
    while waiting:
        path = waiting.pop()
        if path not in reached:
            reached.add(path)
            waiting += imported_files(path)
    return reached


def why_not_compile() -> str | None:
    """What stands in the way of compiling here, or None."""
    if PURE:
        return "MAZO_PURE is set"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, not for {sys.implementation.name}"
    if not compiled_sources():
        return "there is no module to compile"
    try:
        import mypyc.build  # noqa: F401
    except ImportError as error:
        return f"mypyc is not installed ({error})"
    return why_no_c_compiler()


def why_no_c_compiler() -> str | None:
    """Why nothing can be compiled; None if it can."""
    return None if compiles([]) else "no working C compiler"


def compiles(flags: list[str]) -> bool:
    """Compile two lines against Python's headers: the only honest test of a C compiler, and of what it understands."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = Extension("probe", [str(source)], extra_compile_args=flags, extra_link_args=flags)
        try:
            build_extensions([probe], Path(folder, "lib"), Path(folder, "tmp"))
        except Exception:
            return False
    return True


class parallel_build_ext(build_ext):
    """Compiles the files of one extension side by side, and only those that changed; setuptools does neither."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_some(sources: list[str], output_dir: str | None = None, **rest: Any) -> list[str]:
            def compile_one(source: str) -> str:
                path = Path(source)
                headers = path.parent.glob("*.h") if path.name.startswith("__native") else ()
                made: str = self.compiler.object_filenames([source], output_dir=output_dir or "")[0]
                make_if_changed(
                    Path(made), [path, *headers], lambda: compile_all([source], output_dir=output_dir, **rest)
                )
                PROGRESS.compiled()
                return made

            with ThreadPoolExecutor(JOBS) as pool:
                return list(pool.map(compile_one, sources))

        self.compiler.compile = compile_some
        super().build_extensions()


def make_if_changed(made: Path, sources: Iterable[Path], make: Callable[[], object]) -> None:
    """Make a file or folder unless it stands there already, made of these very sources."""
    digest = hashlib.sha256()
    for path in sorted(sources):
        digest.update(f"\0{path}\0".encode() + path.read_bytes())
    mark = made.with_name(made.name + ".made-of")
    if made.exists() and mark.exists() and mark.read_text() == digest.hexdigest():
        return
    mark.unlink(missing_ok=True)
    make()
    mark.write_text(digest.hexdigest())


def build_extensions(extensions: Sequence[Extension], library: Path, temporary: Path) -> None:
    """Compile and link extensions into a folder."""
    shutil.rmtree(library, ignore_errors=True)
    command = parallel_build_ext(Distribution({"name": "mazo", "ext_modules": list(extensions)}))
    command.build_lib = str(library)
    command.build_temp = str(temporary)
    command.parallel = JOBS
    command.ensure_finalized()
    command.run()


def native_library(base: Path) -> Path:
    """The folder of compiled modules for this Python, made anew when what they are made of has changed."""
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    abi = sysconfig.get_config_var("SOABI") or sys.implementation.cache_tag
    manner = f"O{OPT}-trained" if PGO else f"O{OPT}"
    home = base / f"{abi}-mypy{version('mypy')}-{manner}-{zlib.crc32(repr(flags).encode()):08x}"
    library = home / "lib"
    sources = compiled_sources()

    def compile_library() -> None:
        say(f"compiling {len(sources)} modules")
        PROGRESS.note("translating", len(sources))
        extensions = translate(sources, home / "c")
        PROGRESS.compile(sum(len(extension.sources) for extension in extensions))
        try:
            build_extensions(trained(extensions, library, home) if PGO else extensions, library, home / "tmp")
        except Exception as error:
            raise CannotCompile("the C compiler does not accept what mypyc wrote (its words are above)") from error

    make_if_changed(library, {Path(__file__), *with_imports(sources)}, compile_library)
    return library


def translate(sources: Sequence[Path], target: Path) -> list[Any]:
    """Turn the modules into C; the strict checks belong to `make check`, here only what mypyc needs may stop us."""
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(SRC)
    options = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
    try:
        extensions: list[Any] = mypycify(
            [*options, *(os.path.relpath(path) for path in sources)],
            opt_level=OPT,
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
            target_dir=os.path.relpath(target),
        )
    except SystemExit:
        raise CannotCompile("mypyc does not accept the sources (its words are above)") from None
    wanted = WHOLE_PROGRAM if OPT not in ("", "0") else []
    whole = next((flags for flags in wanted if compiles(flags)), [])
    for extension in extensions:  # a new compiler's new warning is no reason to install the slow version
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"] + whole
        extension.extra_link_args = [*extension.extra_link_args, *whole]
    return extensions


def trained(extensions: Sequence[Any], library: Path, home: Path) -> Sequence[Any]:
    """Build once to play games; the extensions as they are to be built by whoever knows what those ran most."""
    profile = (home / "profile").resolve()
    noting = [f"-fprofile-generate={profile}"]
    knowing = [f"-fprofile-use={profile}", "-fprofile-correction", "-Wno-missing-profile", PARTIAL]
    if not compiles([*noting, PARTIAL]):
        say("not trained: the C compiler does not make profiles as gcc does")
        return extensions
    objects, practice = home / "tmp", home / "practice"
    for folder in (profile, objects, practice):
        shutil.rmtree(folder, ignore_errors=True)
    build_extensions(flagged(extensions, noting), library, objects)
    shutil.rmtree(objects)  # a profile belongs to an object file by its path: the next one is made anew at the same
    shutil.copytree(SRC, practice)
    shutil.copytree(library, practice, dirs_exist_ok=True)
    for game in TRAINING:
        command = [sys.executable, "-m", "mazo", "sim", *game, "--seed", "1", "--jobs", "1", "--json"]
        done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(practice)}, stdout=subprocess.PIPE)
        if done.returncode != 0:
            say(f"not trained: `mazo sim {' '.join(game)}` does not run here")
            return extensions
    shutil.rmtree(practice)
    return flagged(extensions, knowing)


def flagged(extensions: Sequence[Any], flags: list[str]) -> list[Any]:
    """The same extensions, compiled and linked with further flags."""
    marked = [copy(extension) for extension in extensions]
    for extension in marked:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    return marked


class mazo_build(build):
    """Starts from an empty folder, so that nothing deleted or no longer compiled is ever installed."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class mazo_build_ext(build_ext):
    """Adds the compiled modules: all of them or none, since a half-built library would not import."""

    build_base: str | None
    added: list[str]

    def initialize_options(self) -> None:
        super().initialize_options()
        self.build_base = None
        self.added = []

    def finalize_options(self) -> None:
        super().finalize_options()
        self.set_undefined_options("build", ("build_base", "build_base"))

    def run(self) -> None:
        try:
            library = native_library(Path(self.build_base or "build", "mypyc"))
        except Exception as error:  # even if mypyc itself breaks: whoever installs wants to play
            give_up(str(error) or type(error).__name__)
            return
        target = SRC if self.inplace else Path(self.build_lib)
        for file in sorted(path for path in library.rglob("*") if path.is_file()):
            copy = target / file.relative_to(library)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, copy)
            self.added.append(str(copy))

    def get_source_files(self) -> list[str]:
        return []

    def get_outputs(self) -> list[str]:
        return self.added


def give_up(reason: str) -> None:
    if DEMANDED:
        raise SystemExit(f"mazo: cannot compile: {reason}")
    say(f"installing as pure Python: {reason}")
    if not PURE:  # whoever asked for it need not be told
        PROGRESS.note("pure", reason)


class MazoDistribution(Distribution):
    """Knows before anything is compiled whether something will be."""

    compiles = False

    def has_ext_modules(self) -> bool:
        return self.compiles


def main() -> None:
    if BUILDING.intersection(sys.argv[1:]):
        reason = why_not_compile()
        if reason is not None:
            give_up(reason)
        MazoDistribution.compiles = reason is None
    setup(distclass=MazoDistribution, cmdclass={"build": mazo_build, "build_ext": mazo_build_ext})


if __name__ == "__main__":
    main()
