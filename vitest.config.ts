import { defineConfig } from 'vitest/config';

/** Unit tests beside the code they test; `rules` and `integration` each start what they talk to. */
export default defineConfig({
  test: {
    projects: [
      nodeProject('domain', 'packages/domain'),
      nodeProject('site', 'packages/site'),
      nodeProject('firestore-embedded', 'packages/firestore-embedded'),
      nodeProject('functions', 'functions'),
      nodeProject('local-run', 'packages/local-run'),
      './web/vitest.config.ts',
      {
        test: {
          name: 'rules',
          root: 'tests',
          include: ['rules/**/*.test.ts'],
          globalSetup: ['support/global-rules.ts'],
          fileParallelism: false,
          // The coverage of the rules asks the whole table in one test.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          root: 'tests',
          include: ['{contract,fuzz,acceptance,soak}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'integration',
          root: 'tests',
          include: ['{integration,support,bench}/**/*.test.ts'],
          globalSetup: ['support/global-integration.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A trigger's first event waits for its worker to start.
          expect: { poll: { timeout: 30_000, interval: 100 } },
        },
      },
      {
        test: {
          name: 'uneven-days',
          root: 'tests',
          include: ['uneven-days/**/*.test.ts'],
          // Without a build of the site it is built first.
          hookTimeout: 300_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
});

function nodeProject(name: string, root: string) {
  return {
    test: {
      name,
      root,
      include: ['src/**/*.test.ts'],
      environment: 'node' as const,
      // Property tests take seconds; on a busy machine the usual five are not enough.
      testTimeout: 60_000,
    },
  };
}
