/** Run with `npm run test:mutation:domain`; for single folders: `FOLDERS=rates,money npm run …`. */
const folders = process.env.FOLDERS?.split(',') ?? ['**'];
const results = `../../.local/mutation/${process.env.FOLDERS?.replaceAll(',', '-') ?? 'domain'}`;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // `related` would start from the mutated files and miss tests that use them only through a table.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Code that runs once, when a module is loaded, is data: names, texts, tables. Each mutant of it would run
  // every test, and only a test with a copy of the table would kill it.
  ignoreStatic: true,
  mutate: [
    ...folders.map((folder) => `src/${folder}/**/*.ts`),
    '!src/**/*.test.ts',
    '!src/testing/**',
  ],
  // Its `extends` points outside the copy, and only the type check needs the file.
  ignorePatterns: ['tsconfig.json'],
  tsconfigFile: 'none',
  concurrency: 2,
  incremental: true,
  incrementalFile: `${results}.json`,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: `${results}-report.json` },
  thresholds: { high: 90, low: 85, break: 85 },
};
