import { defineCommand, type ExitCode } from '@dinar/tools/command/command';
import { oneOf } from '@dinar/tools/command/options';
import { freePorts } from '@dinar/tools/local/ports';
import { startServer } from '../bench/bench-server.ts';
import { embeddedCandidate, requireOfficial } from '../bench/candidates.ts';
import { countFailures, type Seeds, seedOptions, seedsOf } from '../support/seeds.ts';
import { type FuzzKind, fuzzKinds } from './fuzz-kinds.ts';

const asked = ['histories', 'rest', 'rules', 'triggers'] as const;
const progressEvery = 100;

/** `npm run fuzz:firestore`: returns 0 if both servers answer alike. */
export const command = defineCommand({
  name: 'fuzz:firestore',
  about: `Joue des histoires tirées au hasard sur le Firestore embarqué et sur l'émulateur de Google,
et compare leurs réponses ; avec « rest », vingt requêtes REST par graine, entières ou abîmées ;
avec « rules », vingt conditions de règles de sécurité par graine ; avec « triggers », des déclencheurs.`,
  words: { label: '[histories|rest|rules|triggers]', least: 0, most: 1 },
  options: seedOptions,
  async run({ words: [word = 'histories'], options }) {
    const kind = await fuzzKinds[oneOf(asked, word, 'fuzz:firestore')]();
    return fuzz(kind, seedsOf(options));
  },
});

async function fuzz(kind: FuzzKind, seeds: Seeds): Promise<ExitCode> {
  const official = await requireOfficial(kind.flags);
  const { firestore, hosting } = await freePorts();
  const servers = [
    await startServer(await embeddedCandidate(kind.flags), firestore),
    await startServer(official, hosting),
  ];
  const failures = await countFailures(seeds, progressEvery, async (seed) => {
    const differences = await kind.play(firestore, hosting, seed);
    for (const difference of differences) console.log(difference);
    return differences.length;
  });
  console.log(`${seeds.count} seeds, ${failures} failed. Known differences, not counted:`);
  for (const reason of kind.notCounted()) console.log(`- ${reason}`);
  await Promise.all(servers.map((server) => server.stop()));
  await kind.stop?.();
  return failures === 0 ? 0 : 1;
}
