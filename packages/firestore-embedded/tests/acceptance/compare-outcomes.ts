import { exclusionOf } from './exclusions.ts';
import type { Outcome } from './outcome.ts';

type State = Outcome['state'] | 'absent';

/** A test's outcomes on the embedded server and on Google's emulator. */
interface Pair {
  readonly title: string;
  readonly embedded: State;
  readonly google: State;
  readonly errors: readonly string[];
}

/** Summarizes both runs of a suite for a reader, and whether all counted tests agree. */
export function compareOutcomes(
  embedded: readonly Outcome[],
  google: readonly Outcome[],
): { text: string; passed: boolean } {
  const all = pairs(embedded, google);
  const ran = all.filter((pair) => pair.embedded !== 'pending' || pair.google !== 'pending');
  const counted = ran.filter(({ title }) => exclusionOf(title) === undefined);
  const differing = counted.filter((pair) => pair.embedded !== pair.google);
  const same = counted.length - differing.length;
  const both = counted.filter((pair) => pair.embedded === 'passed' && pair.google === 'passed');
  const excluded = new Set(ran.map(({ title }) => exclusionOf(title)).filter((one) => one));
  const lines = [
    'embedded google',
    ...all.map((pair) => `${pair.embedded.padEnd(8)} ${pair.google.padEnd(7)} ${pair.title}`),
    ...differing.map(({ title, errors }) => `✗ ${[title, ...errors].join('\n    ')}`),
    ...Array.from(excluded, (one) => `not counted: ${one?.titles} ${one?.reason}`),
    `${same} of ${counted.length} the same on both, ${both.length} of them passed; ` +
      `${ran.length - counted.length} not counted, ` +
      `${all.length - ran.length} left out by the suite itself`,
  ];
  return { text: lines.join('\n'), passed: differing.length === 0 && both.length > 0 };
}

function pairs(embedded: readonly Outcome[], google: readonly Outcome[]): readonly Pair[] {
  const ours = new Map(embedded.map((outcome) => [outcome.title, outcome]));
  const theirs = new Map(google.map((outcome) => [outcome.title, outcome]));
  return Array.from(new Set([...ours.keys(), ...theirs.keys()]), (title) => {
    const [mine, other] = [ours.get(title), theirs.get(title)];
    return {
      title,
      embedded: mine?.state ?? 'absent',
      google: other?.state ?? 'absent',
      errors: [
        ...(mine?.error === undefined ? [] : [`embedded: ${mine.error}`]),
        ...(other?.error === undefined ? [] : [`Google: ${other.error}`]),
      ],
    };
  });
}
