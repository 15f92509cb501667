/**
 * The files of Vitest that only a whole run has: each takes more than ten seconds of the processor for rare faults,
 * or for many cases of a rule whose parts have tests of their own.
 */
export const wholeFiles: readonly string[] = [
  'functions/src/sources/any-body.test.ts',
  'tests/integration/attacks/attacks.test.ts',
  'tests/integration/functions/alerts-attacks.test.ts',
  'tests/integration/functions/burst/burst.test.ts',
  'tests/integration/functions/imports/mistaken-files.test.ts',
  'tests/integration/functions/imports/saved-pages.test.ts',
  'tests/integration/functions/jobs/hostile-bodies.test.ts',
  'tests/integration/functions/open-data/open-data.test.ts',
  'tests/integration/functions/restore.test.ts',
  'tests/integration/functions/years/years-of-rows.test.ts',
  'tests/integration/trigger-histories.test.ts',
];
