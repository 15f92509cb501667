import { defineConfig } from 'vitest/config';

/** Unit tests beside the code they test; `rules` and `integration` each start what they talk to. */
export default defineConfig({
  test: {
    projects: [
      pureProject('domain', 'packages/domain'),
      pureProject('site', 'packages/site'),
      nodeProject('firestore-embedded', 'packages/firestore-embedded'),
      pureProject('functions', 'functions'),
      nodeProject('tools', 'packages/tools'),
      {
        test: {
          name: 'simulation',
          root: 'tests',
          include: ['simulation/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
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
          root: 'packages/firestore-embedded/tests',
          include: ['**/*.test.ts'],
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
          exclude: ['integration/functions/**'],
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
          // Functions' store, jobs and triggers, each file with a Firestore of its own.
          name: 'functions-store',
          root: 'tests',
          include: ['integration/functions/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000, interval: 100 } },
        },
      },
      {
        test: {
          // Builds the site with the settings of a deployment: nothing else may use the build meanwhile.
          name: 'deployment',
          root: 'tests',
          include: ['deployment/**/*.test.ts'],
          testTimeout: 120_000,
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

/** A project without state between files: they share one loaded copy of its modules. */
function pureProject(name: string, root: string) {
  const { test } = nodeProject(name, root);
  return { test: { ...test, isolate: false } };
}

function nodeProject(name: string, root: string) {
  return {
    test: {
      name,
      root,
      include: ['{src,build}/**/*.test.ts'],
      environment: 'node' as const,
      // Property tests take seconds; on a busy machine the usual five are not enough.
      testTimeout: 60_000,
    },
  };
}
