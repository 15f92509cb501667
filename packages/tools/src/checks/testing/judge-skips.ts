import type { TestTally } from './test-tally.ts';

/** A test that may be skipped, and the reason. */
interface AllowedSkip {
  /** A part of its name in the tally. */
  readonly test: string;
  readonly reason: string;
}

/** Every test that may be skipped: any other skipped test fails the run. */
const allowedSkips: readonly AllowedSkip[] = [
  {
    test: "are seen alike by clients of Google's emulator",
    reason: "compares with Google's emulator, which needs Java 21",
  },
  {
    test: 'engines.test.ts › Firefox',
    reason: 'needs Firefox, which is installed by hand where the system is not Debian',
  },
  {
    test: 'engines.test.ts › WebKit',
    reason: 'needs WebKitGTK, which is installed by hand where the system is not Debian',
  },
  {
    test: 'The recipe in Python prints',
    reason: 'needs Python 3',
  },
  {
    test: 'LibreOffice in French reads the numbers',
    reason: 'needs LibreOffice, too large to install for one test',
  },
  {
    test: 'A part of npm start that',
    reason: 'finds the processes in /proc, which only Linux has',
  },
];

/** Prints each skipped test, and counts those without an allowed reason as failures. */
export function judgeSkips(
  tally: TestTally,
  print: (line: string) => void,
  allowed: readonly AllowedSkip[] = allowedSkips,
): TestTally {
  const withoutReason: string[] = [];
  for (const name of tally.skipped) {
    const reason = allowed.find(({ test }) => name.includes(test))?.reason;
    print(`Ignoré : ${name} (${reason ?? 'sans raison dans judge-skips.ts'})`);
    if (reason === undefined) withoutReason.push(`${name} (ignoré sans raison)`);
  }
  return { ...tally, failures: [...tally.failures, ...withoutReason] };
}
