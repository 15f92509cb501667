import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePorts } from '@dinar/local-run/ports';
import { type Candidate, startServer } from '../bench/firestore/bench-server.ts';
import { embeddedCandidate, officialCandidate } from '../bench/firestore/candidates.ts';
import { bundleWebSuite, type WebPlatform } from './bundle-web-suite.ts';
import { type Outcome, summarize } from './outcome.ts';
import { runInBrowser } from './run-in-browser.ts';
import { runInNode } from './run-in-node.ts';

const usage = `npm run acceptance -- --suite web-node|web-chromium|server --sdk CHECKOUT
  [--dependencies NODE_MODULES] [--server embedded|google]      see tests/acceptance/README.md`;

const { values } = parseArgs({
  options: {
    suite: { type: 'string' },
    sdk: { type: 'string' },
    dependencies: { type: 'string' },
    server: { type: 'string', default: 'embedded' },
  },
});

type Run = (sdk: string, dependencies: string, port: number) => Promise<readonly Outcome[]>;

const suites: Readonly<Record<string, Run>> = {
  'web-node': async (sdk, dependencies, port) => {
    const bundle = await bundled(sdk, dependencies, 'node');
    const environment = {
      FIRESTORE_EMULATOR_PORT: String(port),
      FIRESTORE_TARGET_BACKEND: 'emulator',
    };
    return runInNode([bundle], dependencies, environment);
  },
  'web-chromium': async (sdk, dependencies, port) =>
    runInBrowser(await bundled(sdk, dependencies, 'browser'), dependencies, port),
  server: (sdk, dependencies, port) => {
    const files = ['firestore', 'query'].map((name) =>
      path.join(sdk, `build/system-test/${name}.js`),
    );
    const environment = {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
      GCLOUD_PROJECT: 'test-project',
    };
    return runInNode(files, dependencies, environment);
  },
};

async function bundled(sdk: string, dependencies: string, platform: WebPlatform): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'acceptance-suite-'));
  const file = path.join(folder, platform === 'node' ? 'suite.cjs' : 'suite.js');
  await bundleWebSuite(sdk, dependencies, platform, file);
  return file;
}

/** The suites' clients are nobody in particular, and the rules of our site are not theirs. */
function withoutRules({ name, command }: Candidate): Candidate {
  return {
    name,
    command(port) {
      const { file, args } = command(port);
      const rules = args.indexOf('--rules');
      return { file, args: rules < 0 ? args : args.toSpliced(rules, 2) };
    },
  };
}

async function runSuite(run: Run, sdk: string): Promise<boolean> {
  const dependencies = path.resolve(values.dependencies ?? path.join(sdk, 'node_modules'));
  const candidate =
    values.server === 'google' ? await officialCandidate() : await embeddedCandidate();
  if (candidate === undefined) {
    throw new Error("Google's emulator was not found (Java 21 or later, and its JAR).");
  }
  const server = await startServer(withoutRules(candidate), (await freePorts()).firestore);
  try {
    const { text, passed } = summarize(await run(path.resolve(sdk), dependencies, server.port));
    console.log(`${values.suite} on ${candidate.name}\n${text}`);
    return passed;
  } finally {
    await server.stop();
  }
}

const run = suites[values.suite ?? ''];
if (run === undefined || values.sdk === undefined) {
  console.error(usage);
  process.exit(2);
}
process.exitCode = (await runSuite(run, values.sdk)) ? 0 : 1;
