import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleWebSuite, type WebPlatform } from './bundle-web-suite.ts';
import type { Outcome, SuiteRun } from './outcome.ts';
import { runInBrowser } from './run-in-browser.ts';
import { runInNode } from './run-in-node.ts';

export const suiteNames = ['web-node', 'web-chromium', 'server'] as const;

type Run = (sdk: string, run: SuiteRun) => Promise<readonly Outcome[]>;

/** Runs each suite from the checkout of its SDK. */
export const suites: Readonly<Record<(typeof suiteNames)[number], Run>> = {
  'web-node': async (sdk, run) => {
    const bundle = await bundled(sdk, nodeModules(sdk, run), 'node');
    const environment = {
      FIRESTORE_EMULATOR_PORT: String(run.port),
      FIRESTORE_TARGET_BACKEND: 'emulator',
    };
    return runInNode([bundle], nodeModules(sdk, run), run, environment);
  },
  'web-chromium': async (sdk, run) => {
    const dependencies = nodeModules(sdk, run);
    return runInBrowser(await bundled(sdk, dependencies, 'browser'), dependencies, run);
  },
  server: (sdk, run) => {
    const files = ['firestore', 'query'].map((name) =>
      path.join(sdk, `build/system-test/${name}.js`),
    );
    const environment = {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${run.port}`,
      GCLOUD_PROJECT: 'test-project',
    };
    return runInNode(files, nodeModules(sdk, run), run, environment);
  },
};

function nodeModules(sdk: string, { dependencies }: SuiteRun): string {
  return dependencies ?? path.join(sdk, 'node_modules');
}

async function bundled(sdk: string, dependencies: string, platform: WebPlatform): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'acceptance-suite-'));
  const file = path.join(folder, platform === 'node' ? 'suite.cjs' : 'suite.js');
  await bundleWebSuite(sdk, dependencies, platform, file);
  return file;
}
