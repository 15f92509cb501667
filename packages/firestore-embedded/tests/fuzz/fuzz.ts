import { defineCommand, type ExitCode } from '@dinar/tools/command/command';
import { oneOf, wholeNumber } from '@dinar/tools/command/options';
import { freePorts } from '@dinar/tools/local/ports';
import { startServer } from '../bench/bench-server.ts';
import { embeddedCandidate, requireOfficial } from '../bench/candidates.ts';
import { type FuzzKind, fuzzKinds } from './fuzz-kinds.ts';

const asked = ['histories', 'rest', 'rules', 'triggers'] as const;
const progressEvery = 100;
const range = { least: 0, most: 1_000_000_000 };

/** `npm run fuzz:firestore`: 0 when both servers answer alike. */
export const command = defineCommand({
  name: 'fuzz:firestore',
  about: `Joue des histoires tirées au hasard sur le Firestore embarqué et sur l'émulateur de Google,
et compare leurs réponses ; avec « rest », vingt requêtes REST par graine, entières ou abîmées ;
avec « rules », vingt conditions de règles de sécurité par graine ; avec « triggers », des déclencheurs.`,
  words: { label: '[histories|rest|rules|triggers]', least: 0, most: 1 },
  options: {
    seeds: wholeNumber('le nombre de graines (1000 sinon)', { ...range, least: 1, absent: 1000 }),
    from: wholeNumber('la première graine (0 sinon)', { ...range, absent: 0 }),
    seed: wholeNumber('cette seule graine', { ...range, absent: undefined }),
  },
  async run({ words: [word = 'histories'], options: { seeds, from, seed } }) {
    const kind = await fuzzKinds[oneOf(asked, word, 'fuzz:firestore')]();
    return seed === undefined ? fuzz(kind, from, seeds) : fuzz(kind, seed, 1);
  },
});

async function fuzz(kind: FuzzKind, first: number, count: number): Promise<ExitCode> {
  const official = await requireOfficial(kind.flags);
  const { firestore, hosting } = await freePorts();
  const servers = [
    await startServer(await embeddedCandidate(kind.flags), firestore),
    await startServer(official, hosting),
  ];
  let failures = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const differences = await kind.play(firestore, hosting, seed);
    failures += differences.length;
    for (const difference of differences) console.log(difference);
    const done = seed - first + 1;
    if (done % progressEvery === 0) console.log(`${done} of ${count} seeds, ${failures} failed`);
  }
  console.log(`${count} seeds, ${failures} failed. Known differences, not counted:`);
  for (const reason of kind.notCounted()) console.log(`- ${reason}`);
  await Promise.all(servers.map((server) => server.stop()));
  await kind.stop?.();
  return failures === 0 ? 0 : 1;
}
