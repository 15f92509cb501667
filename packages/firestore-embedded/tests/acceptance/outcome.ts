/** The outcome of one test of a suite. */
export interface Outcome {
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'pending';
  readonly error?: string;
}

/** The input of the runs of all suites. */
export interface SuiteRun {
  /** The folder of the suite's dependencies. Each suite has a default. */
  readonly dependencies: string | undefined;
  readonly port: number;
  /** Only tests whose full titles match this pattern run. */
  readonly titles: string;
  /** Called with the outcome of each test when it ends. */
  readonly report: (outcome: Outcome) => void;
}

/** The server's sentence for what it refuses by name, which a test of that feature fails with. */
const refusal = /\w[\w ]* (?:is|are) not supported by this server/;
/** Tests whose error does not carry such a sentence, by their titles. */
const byTitle: readonly (readonly [titles: RegExp, reason: string])[] = [
  [/^Initialization .*getAuth\(\)/, 'No Firestore emulator has Firebase Authentication'],
  [/^BulkWriter class /, 'Batch writes are not supported by this server'],
  [/hook for ".*vectors"$/, 'Vectors are not supported by this server'],
];

/** The reason why a test is not counted. */
function uncounted({ title, error = '' }: Outcome): string | undefined {
  return byTitle.find(([titles]) => titles.test(title))?.[1] ?? refusal.exec(error)?.[0];
}

/** Summarizes a suite's run for a reader, and whether all counted tests (at least one) passed. */
export function summarize(outcomes: readonly Outcome[]): { text: string; passed: boolean } {
  const ran = outcomes.filter(({ state }) => state !== 'pending');
  const counted = ran.filter((one) => uncounted(one) === undefined);
  const failed = counted.filter(({ state }) => state === 'failed');
  const reasons = ran.map(uncounted).filter((reason) => reason !== undefined);
  const lines = [
    ...failed.map(({ title, error = '' }) => `✗ ${title}\n    ${error}`),
    ...Array.from(new Set(reasons), (reason) => {
      const { length } = reasons.filter((other) => other === reason);
      return `${length} not counted: ${reason}`;
    }),
    `${counted.length - failed.length} passed, ${failed.length} failed, ` +
      `${reasons.length} not counted, ` +
      `${outcomes.length - ran.length} left out by the suite itself`,
  ];
  return { text: lines.join('\n'), passed: failed.length === 0 && counted.length > 0 };
}
