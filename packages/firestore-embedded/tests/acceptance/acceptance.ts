import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CommandLine, defineCommand } from '@dinar/tools/command/command';
import { CommandError } from '@dinar/tools/command/command-error';
import { choice, misuse, text } from '@dinar/tools/command/options';
import { freePorts } from '@dinar/tools/local/ports';
import { startCandidate } from '../bench/bench-server.ts';
import { embeddedCandidate, officialCandidate } from '../bench/candidates.ts';
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
};

/** `npm run acceptance`: returns 0 if every counted test passed. */
export const command = defineCommand({
  name: 'acceptance',
  about: `Lance les tests que Google publie avec ses SDK contre le Firestore embarqué.
Voir packages/firestore-embedded/tests/acceptance/README.md.`,
  options,
  async run(asked) {
    const { suite, server = 'embedded' } = asked.options;
    const { text: summary, passed } = summarize(await outcomes(asked));
    console.log(`${suite} on ${server}\n${summary}`);
    return passed ? 0 : 1;
  },
});

/** Starts a server, runs the suite against it and stops it. */
async function outcomes({ options: asked }: CommandLine<typeof options>) {
  const { suite, sdk, dependencies, server, grep: titles = '' } = asked;
  if (suite === undefined) throw misuse('La suite manque : --suite.');
  if (sdk === undefined) throw misuse('La copie du SDK manque : --sdk DOSSIER.');
  // The suites' clients do not sign in, and do not expect our rules.
  const candidateOf = server === 'google' ? officialCandidate : embeddedCandidate;
  const candidate = await candidateOf(false);
  if (candidate === undefined) {
    throw new CommandError(
      'no-official-emulator',
      "L'émulateur Firestore de Google manque : il faut Java 21 ou plus récent, et son fichier JAR.",
    );
  }
  const running = await startCandidate(candidate, (await freePorts()).firestore);
  // A suite takes minutes, so failures are printed at once.
  const report = ({ title, state, error = '' }: Outcome) => {
    if (state === 'failed') console.error(`✗ ${title} ${error}`);
  };
  try {
    return await suites[suite](path.resolve(sdk), {
      dependencies: dependencies && path.resolve(dependencies),
      ...{ port: running.port, titles, report },
    });
  } finally {
    await running.close();
  }
}

type Run = (sdk: string, run: SuiteRun) => Promise<readonly Outcome[]>;

/** Runs each suite from the checkout of its SDK. */
const suites: Readonly<Record<(typeof suiteNames)[number], Run>> = {
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
