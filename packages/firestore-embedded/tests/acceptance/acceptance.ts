import path from 'node:path';
import { type CommandLine, defineCommand, type ExitCode } from '@dinar/tools/command/command';
import { choice, misuse, text, wholeNumber } from '@dinar/tools/command/options';
import { freePorts } from '@dinar/tools/local/ports';
import { type Candidate, startServer } from '../bench/bench-server.ts';
import { embeddedCandidate, requireOfficial } from '../bench/candidates.ts';
import { compareOutcomes } from './compare-outcomes.ts';
import { type Outcome, summarize } from './outcome.ts';
import { suiteNames, suites } from './suites.ts';

const options = {
  suite: choice(suiteNames, 'les tests à lancer'),
  sdk: text('DOSSIER', 'la copie de firebase-js-sdk, de nodejs-firestore ou de python-firestore'),
  dependencies: text(
    'DOSSIER',
    "le node_modules de la suite (celui du SDK sinon), ou l'environnement de la suite python (python3 sinon)",
  ),
  server: choice(
    ['embedded', 'google', 'both'],
    'le serveur (embedded sinon), ou les deux pour comparer leurs résultats',
  ),
  grep: text('MOTIF', 'seulement les tests dont le titre entier y répond'),
  slow: wholeNumber('signale un test de plus de N millisecondes (5000 sinon)', {
    least: 1,
    most: 1_000_000,
    absent: 5000,
  }),
};

/** `npm run acceptance`: returns 0 if every counted test passed, or was the same on both servers. */
export const command = defineCommand({
  name: 'acceptance',
  about: `Lance les tests que Google publie avec ses SDK contre le Firestore embarqué.
Voir packages/firestore-embedded/tests/acceptance/README.md.`,
  options,
  run: runSuite,
});

/** Returns a candidate without rules: the suites' clients do not sign in, and do not expect our rules. */
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
  const { suite, sdk, server = 'embedded' } = asked;
  if (suite === undefined) throw misuse('La suite manque : --suite.');
  if (sdk === undefined) throw misuse('La copie du SDK manque : --sdk DOSSIER.');
  const run = (candidate: Candidate) => outcomesOn(candidate, { ...asked, suite, sdk });
  if (server !== 'both') {
    const candidate = server === 'google' ? await requireOfficial() : await embeddedCandidate();
    return print(`${suite} on ${candidate.name}`, summarize(await run(candidate)));
  }
  const google = await requireOfficial();
  const embedded = await run(await embeddedCandidate());
  return print(`${suite} on both`, compareOutcomes(embedded, await run(google)));
}

function print(title: string, { text: summary, passed }: ReturnType<typeof summarize>): ExitCode {
  console.log(`${title}\n${summary}`);
  return passed ? 0 : 1;
}

interface Asked {
  readonly suite: (typeof suiteNames)[number];
  readonly sdk: string;
  readonly dependencies: string | undefined;
  readonly grep: string | undefined;
  readonly slow: number;
}

/** Starts a server, runs the suite against it and stops it. */
async function outcomesOn(
  candidate: Candidate,
  { suite, sdk, dependencies, grep: titles = '', slow }: Asked,
): Promise<readonly Outcome[]> {
  // A suite takes minutes, so failures and slow tests are printed at once.
  const report = ({ title, state, ms, error = '' }: Outcome) => {
    if (state === 'failed' || ms >= slow) console.error(`${state}, ${ms} ms: ${title} ${error}`);
  };
  const server = await startServer(withoutRules(candidate), (await freePorts()).firestore);
  try {
    return await suites[suite](path.resolve(sdk), {
      dependencies: dependencies && path.resolve(dependencies),
      port: server.port,
      titles,
      report,
    });
  } finally {
    await server.stop();
  }
}
