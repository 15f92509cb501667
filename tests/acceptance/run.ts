import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePorts } from '@dinar/local-run/ports';
import { type Candidate, startServer } from '../bench/firestore/bench-server.ts';
import { embeddedCandidate, officialCandidate } from '../bench/firestore/candidates.ts';
import { bundleWebSuite, type WebPlatform } from './bundle-web-suite.ts';
import { type Outcome, type SuiteRun, summarize } from './outcome.ts';
import { runInBrowser } from './run-in-browser.ts';
import { runInNode } from './run-in-node.ts';

const usage = `npm run acceptance -- --suite web-node|web-chromium|server --sdk CHECKOUT
  [--dependencies NODE_MODULES] [--server embedded|google] [--grep PATTERN] [--slow MS]
  see tests/acceptance/README.md`;

const { values } = parseArgs({
  options: {
    suite: { type: 'string' },
    sdk: { type: 'string' },
    dependencies: { type: 'string' },
    server: { type: 'string', default: 'embedded' },
    grep: { type: 'string', default: '' },
    slow: { type: 'string', default: '5000' },
  },
});

type Run = (sdk: string, run: SuiteRun) => Promise<readonly Outcome[]>;

const suites: Readonly<Record<string, Run>> = {
  'web-node': async (sdk, run) => {
    const bundle = await bundled(sdk, run.dependencies, 'node');
    const environment = {
      FIRESTORE_EMULATOR_PORT: String(run.port),
      FIRESTORE_TARGET_BACKEND: 'emulator',
    };
    return runInNode([bundle], run, environment);
  },
  'web-chromium': async (sdk, run) =>
    runInBrowser(await bundled(sdk, run.dependencies, 'browser'), run),
  server: (sdk, run) => {
    const files = ['firestore', 'query'].map((name) =>
      path.join(sdk, `build/system-test/${name}.js`),
    );
    const environment = {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${run.port}`,
      GCLOUD_PROJECT: 'test-project',
    };
    return runInNode(files, run, environment);
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

/** A suite takes minutes: what fails or is slow is told at once. */
function tell({ title, state, ms, error = '' }: Outcome): void {
  if (state === 'failed' || ms >= Number(values.slow)) {
    console.error(`${state}, ${ms} ms: ${title} ${error}`);
  }
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
    const outcomes = await run(path.resolve(sdk), {
      dependencies,
      port: server.port,
      titles: values.grep,
      tell,
    });
    const { text, passed } = summarize(outcomes);
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
