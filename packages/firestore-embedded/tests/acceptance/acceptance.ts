import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CommandLine, defineCommand, type ExitCode } from '@dinar/tools/command/command';
import { choice, misuse, text, wholeNumber } from '@dinar/tools/command/options';
import { freePorts } from '@dinar/tools/local/ports';
import { type Candidate, startServer } from '../bench/bench-server.ts';
import { embeddedCandidate, requireOfficial } from '../bench/candidates.ts';
import { bundleWebSuite, type WebPlatform } from './bundle-web-suite.ts';
import { type Outcome, type SuiteRun, summarize } from './outcome.ts';
import { runInBrowser } from './run-in-browser.ts';
import { runInNode } from './run-in-node.ts';

const suiteNames = ['web-node', 'web-chromium', 'server'] as const;

const options = {
  suite: choice(suiteNames, 'les tests à lancer'),
  sdk: text('DOSSIER', 'la copie de firebase-js-sdk ou de nodejs-firestore'),
  dependencies: text('DOSSIER', 'le node_modules de la suite (celui du SDK sinon)'),
  server: choice(['embedded', 'google'], 'le serveur (embedded sinon)'),
  grep: text('MOTIF', 'seulement les tests dont le titre entier y répond'),
  slow: wholeNumber('signale un test de plus de N millisecondes (5000 sinon)', {
    least: 1,
    most: 1_000_000,
    absent: 5000,
  }),
};

/** `npm run acceptance`: 0 when every test that counts has passed. */
export const command = defineCommand({
  name: 'acceptance',
  about: `Lance les tests que Google publie avec ses SDK contre le Firestore embarqué.
Voir packages/firestore-embedded/tests/acceptance/README.md.`,
  options,
  run: runSuite,
});

type Run = (sdk: string, run: SuiteRun) => Promise<readonly Outcome[]>;

const suites: Readonly<Record<(typeof suiteNames)[number], Run>> = {
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
function withoutRules({ name, command: commandOf }: Candidate): Candidate {
  return {
    name,
    command(port) {
      const { file, args } = commandOf(port);
      const rules = args.indexOf('--rules');
      return { file, args: rules < 0 ? args : args.toSpliced(rules, 2) };
    },
  };
}

async function runSuite({ options: asked }: CommandLine<typeof options>): Promise<ExitCode> {
  const { suite, sdk, grep: titles = '', slow } = asked;
  if (suite === undefined) throw misuse('La suite manque : --suite.');
  if (sdk === undefined) throw misuse('La copie du SDK manque : --sdk DOSSIER.');
  const dependencies = path.resolve(asked.dependencies ?? path.join(sdk, 'node_modules'));
  const candidate = asked.server === 'google' ? await requireOfficial() : await embeddedCandidate();
  // A suite takes minutes: what fails or is slow is printed at once.
  const report = ({ title, state, ms, error = '' }: Outcome) => {
    if (state === 'failed' || ms >= slow) console.error(`${state}, ${ms} ms: ${title} ${error}`);
  };
  const server = await startServer(withoutRules(candidate), (await freePorts()).firestore);
  try {
    const run = { dependencies, port: server.port, titles, report };
    const { text: summary, passed } = summarize(await suites[suite](path.resolve(sdk), run));
    console.log(`${suite} on ${candidate.name}\n${summary}`);
    return passed ? 0 : 1;
  } finally {
    await server.stop();
  }
}
