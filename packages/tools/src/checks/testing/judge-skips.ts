import type { ExitCode } from '../../command/command.ts';
import type { TestTally } from './test-tally.ts';

/** Why each test may be skipped, by a part of its name in the tally: any other skipped test fails the run. */
const allowedSkips: Readonly<Record<string, string>> = {
  "are seen alike by clients of Google's emulator":
    "compares with Google's emulator, which needs Java 21",
  'engines.test.ts › Firefox':
    'needs Firefox, which is installed by hand where the system is not Debian',
  'engines.test.ts › WebKit':
    'needs WebKitGTK, which is installed by hand where the system is not Debian',
  'The recipe in Python prints': 'needs Python 3',
  'LibreOffice in French reads the numbers': 'needs LibreOffice, too large to install for one test',
  'A part of npm start that': 'finds the processes in /proc, which only Linux has',
};

/** Prints each skipped test, and counts those without an allowed reason as failures. */
export function judgeSkips(
  tally: TestTally,
  print: (line: string) => void,
  allowed = allowedSkips,
): TestTally {
  const withoutReason: string[] = [];
  for (const name of tally.skipped) {
    const [, reason] = Object.entries(allowed).find(([test]) => name.includes(test)) ?? [];
    print(`Ignoré : ${name} (${reason ?? 'sans raison dans judge-skips.ts'})`);
    if (reason === undefined) withoutReason.push(`${name} (ignoré sans raison)`);
  }
  return { ...tally, failures: [...tally.failures, ...withoutReason] };
}

/** Prints the outcome of a run, with `note` behind it; returns the run's exit code. */
export function conclude(tally: TestTally, note = ''): ExitCode {
  const { passed, failures } = judgeSkips(tally, (line) => console.log(line));
  // Repeated at the end, because the output of a failed test may be far up or cut off.
  if (failures.length > 0) console.log(`\nÉchecs :\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed${note}`);
  return failures.length === 0 ? 0 : 1;
}
