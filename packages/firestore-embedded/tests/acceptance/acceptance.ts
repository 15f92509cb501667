import path from 'node:path';
import { type CommandLine, defineCommand } from '@dinar/tools/command/command';
import { choice, misuse, text } from '@dinar/tools/command/options';
import { freePorts } from '@dinar/tools/local/ports';
import { startCandidate } from '../bench/bench-server.ts';
import { embeddedCandidate, requireOfficial } from '../bench/candidates.ts';
import { type Outcome, summarize } from './outcome.ts';
import { suiteNames, suites } from './suites.ts';

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
  const candidateOf = server === 'google' ? requireOfficial : embeddedCandidate;
  const candidate = await candidateOf(false);
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
