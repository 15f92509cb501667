import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { wholeFiles } from './packages/tools/src/checks/testing/whole-files.ts';

const tests = fileURLToPath(new URL('tests', import.meta.url));

// Ends a test that hangs. The longest takes a minute beside other work on two slow cores.
const hangsMs = 240_000;

/** On a busy machine a second, which Vitest waits by default, is too short for processes to start or to end. */
const expectation = { poll: { timeout: 120_000, interval: 100 } };

/** What plain `npm test` leaves out, from the folder of its project on. */
const leftOut =
  process.env.DINAR_PUSH_TESTS === undefined
    ? []
    : wholeFiles.map((file) => `**${file.slice(file.indexOf('/'))}`);

/** Unit tests are beside the code they test; `rules` and `integration` each start their servers. */
export default defineConfig({
  test: {
    // By default one core stays unused, but most files wait for a server. A single worker would run all files of
    // `web` in one context.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      pureProject('domain', 'packages/domain'),
      pureProject('site', 'packages/site'),
      pureProject('firestore-embedded', 'packages/firestore-embedded'),
      pureProject('functions', 'functions'),
      checkingProject('tools', 'packages/tools'),
      {
        test: {
          name: 'simulation',
          root: 'tests',
          include: ['simulation/**/*.test.ts'],
          testTimeout: hangsMs,
          expect: expectation,
        },
      },
      './web/vitest.config.ts',
      {
        test: {
          name: 'rules',
          root: 'tests',
          include: ['rules/**/*.test.ts'],
          globalSetup: [`${tests}/support/global-rules.ts`],
          fileParallelism: false,
          testTimeout: hangsMs,
        },
      },
      serverProject('contract', '**/*.test.ts', {
        root: 'packages/firestore-embedded/tests',
        fileParallelism: false,
      }),
      serverProject('integration', '{integration,support,bench}/**/*.test.ts', {
        exclude: [...leftOut, 'integration/{functions,own-stack}/**'],
        globalSetup: [`${tests}/support/global-integration.ts`],
        fileParallelism: false,
      }),
      // Each file starts what it needs, and ends it.
      serverProject('own-stack', 'integration/own-stack/**/*.test.ts'),
      // The functions' store, jobs and triggers; each file has a Firestore of its own.
      serverProject('functions-store', 'integration/functions/**/*.test.ts', {
        isolate: false,
        setupFiles: [`${tests}/support/own-modules.ts`],
        // It keeps the console that exists when it is loaded.
        server: { deps: { inline: [/firebase-functions.*logger/] } },
      }),
      {
        test: {
          // Deploys from a copy of the project; one after the other, because the files share its builds.
          name: 'deployment',
          root: 'tests',
          include: ['deployment/**/*.test.ts'],
          globalSetup: [`${tests}/support/global-deployment.ts`],
          fileParallelism: false,
          testTimeout: hangsMs,
        },
      },
      // One test loads every page in an engine that is slow on a busy machine.
      serverProject('engines', 'engines/**/*.test.ts', { testTimeout: 900_000 }),
      {
        test: {
          name: 'uneven-days',
          root: 'tests',
          include: ['uneven-days/**/*.test.ts'],
          // The site is built first if there is no build.
          hookTimeout: 300_000,
          testTimeout: hangsMs,
        },
      },
    ],
  },
});

/** A project without state between files, which share one loaded copy of its modules. */
function pureProject(name: string, root: string) {
  return {
    test: {
      name,
      root,
      include: ['{src,build}/**/*.test.ts'],
      exclude: leftOut,
      environment: 'node' as const,
      isolate: false,
      testTimeout: hangsMs,
      expect: expectation,
    },
  };
}

/** A project whose files start servers or use those that are started for all. */
function serverProject(name: string, files: string, more: object = {}) {
  const limits = { testTimeout: hangsMs, hookTimeout: hangsMs, expect: expectation };
  return {
    test: { name, root: 'tests', include: [files], exclude: leftOut, ...limits, ...more },
  };
}

/** A project whose failures are lists of what to mend, and print them as long as they are readable. */
function checkingProject(name: string, root: string) {
  const { test } = pureProject(name, root);
  return { test: { ...test, chaiConfig: { truncateThreshold: 4000 } } };
}
