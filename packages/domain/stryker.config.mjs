/** `npm run test:mutation:domain`; of some folders alone: `FOLDERS=rates,money npm run …`. */
const folders = process.env.FOLDERS?.split(',') ?? ['**'];
const results = `../../.local/mutation/${process.env.FOLDERS?.replaceAll(',', '-') ?? 'domain'}`;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // `related` would start from the mutated files and miss what reads them through a table.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Code that runs once, when a module is loaded, is data: names, texts, tables. Each such mutant would run
  // every test, and be killed only by a copy of the table.
  ignoreStatic: true,
  mutate: [
    ...folders.map((folder) => `src/${folder}/**/*.ts`),
    '!src/**/*.test.ts',
    '!src/testing/**',
  ],
  // Its `extends` leads out of the copy, and nothing but the type check needs it.
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
