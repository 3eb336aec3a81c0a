"""Tests of scripts/progress: python3 -m unittest discover -s scripts/tests"""

import re
import subprocess
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent
# What SwiftPM printed in a first build of the client, with the seconds on two cores. The machine did other work, too, so
# the seconds were computed from the CPU time of the build.
RECORD = [(int(line.split(" ", 1)[0]), line.split(" ", 1)[1])
          for line in (SCRIPTS / "tests/first-build.txt").read_text().splitlines()]


def progress(*arguments, text=""):
    return subprocess.run([SCRIPTS / "progress", *arguments], input=text, capture_output=True, text=True)


def replay(record, product="wordhoard"):
    """The lines shown by seconds: every ten, and at the end of a record."""
    end = record[-1][0]
    ticks = {*range(0, end, 10), end}
    events = sorted([(second, 0, line) for second, line in record] + [(second, 1, "-") for second in ticks], key=lambda e: e[:2])
    text = "".join(f"{second} {line}\n" for second, _, line in events)
    shown = progress("--replay", "the client", "swift", "build", "--product", product, text=text).stdout
    lines = dict(line.split(" ", 1) for line in shown.splitlines())
    return {second: lines[str(second)] for second in sorted(ticks)}


def left(line):
    """The seconds that a line promises, at most."""
    if "a minute or two left" in line:
        return 120
    found = re.search(r"about (\d+) min left", line)
    return int(found[1]) * 60 if found else None


class Progress(unittest.TestCase):
    def test_the_time_left_of_a_first_build_is_about_right(self):
        lines = replay(RECORD)
        for second, line in lines.items():
            rest = RECORD[-1][0] - second
            if left(line):
                self.assertTrue(rest - 75 <= left(line) <= max(120, rest + 60), f"{second}: {line}, and it takes {rest}")
        self.assertGreater(sum(left(line) is not None for line in lines.values()), 0.8 * len(lines))

    def test_a_machine_that_slows_down_is_noticed(self):
        middle = RECORD[-1][0] // 2
        slow = [(second + 2 * max(0, second - middle), line) for second, line in RECORD]
        for second, line in replay(slow).items():
            rest = slow[-1][0] - second
            if left(line) and second > 1.5 * middle:
                self.assertGreaterEqual(left(line), rest / 3 - 10, f"{second}: {line}, and it takes {rest}")

    def test_the_share_never_falls_and_is_never_whole(self):
        shares = [int(share) for line in replay(RECORD).values() for share in re.findall(r"(\d+) %", line)]
        self.assertEqual(shares, sorted(shares))
        self.assertGreater(shares[-1], 95)
        self.assertLess(shares[-1], 100)

    def test_nothing_is_promised_at_first_or_at_the_end(self):
        lines = replay(RECORD)
        self.assertEqual(lines[10], "Building the client: fetching libraries")
        self.assertEqual(lines[30], "Building the client: 2 %, 30 s so far")
        self.assertIsNone(left(lines[RECORD[-1][0]]))

    def test_modules_that_are_not_listed_change_nothing(self):
        more = [(second, line.replace("/", "/9") if line.startswith("[") else line) for second, line in RECORD]
        more = [item for second, line in more for item in [(second, line), (second, "[7/999] Compiling Unknown File.swift")][:1 + line.startswith("[")]]
        self.assertEqual(replay(more), replay(RECORD))

    def test_another_product_has_steps_only(self):
        self.assertEqual(replay([(3, "[12/34] Compiling Kit FNV1a.swift")], "wordhoard-bench")[3],
                         "Building the client: step 12 of 34")

    def test_a_failure_shows_the_output_and_the_status(self):
        run = progress("it", "sh", "-c", "echo '[1/2] Compiling A a.swift'; printf 'error: no' >&2; exit 3")
        self.assertEqual((run.returncode, run.stderr), (3, "[1/2] Compiling A a.swift\nerror: no\n"))
        self.assertEqual(progress("it", "echo", "fine").stderr, "")

    def test_each_module_of_the_client_is_weighed_once(self):
        compiled = [re.match(r"\[.*\] Compiling (\w+) .*\.swift", line) for _, line in RECORD]
        weighed = re.search(r'client="(.*?)"', (SCRIPTS / "progress").read_text(), re.DOTALL)[1].split()[::2]
        self.assertCountEqual(weighed, [match[1] for match in compiled if match])


if __name__ == "__main__":
    unittest.main()
