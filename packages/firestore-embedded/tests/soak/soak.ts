import { defineCommand } from '@dinar/tools/command/command';
import { text, wholeNumber } from '@dinar/tools/command/options';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { freePorts } from '@dinar/tools/local/ports';
import { type BenchServer, startServer } from '../bench/bench-server.ts';
import { embeddedCandidate, projectId } from '../bench/candidates.ts';
import { type Round, SoakRounds } from './soak-rounds.ts';
import { verdictOf } from './verdict.ts';

const roundMs = 60_000;

/** `npm run soak:firestore`: returns 0 if no change was missed, the pace was kept and memory is flat. */
export const command = defineCommand({
  name: 'soak:firestore',
  about:
    'Écrit longtemps dans le Firestore embarqué, et vérifie ce que voient ceux qui l’écoutent.',
  options: {
    minutes: wholeNumber('la durée (20 sinon)', { least: 1, most: 10_000, absent: 20 }),
    seed: text('MOT', 'la graine du hasard (1 sinon)'),
  },
  async run({ options: { minutes, seed = '1' } }) {
    const server = await startServer(await embeddedCandidate(), (await freePorts()).firestore);
    try {
      return (await soak(server, minutes, seed)) ? 0 : 1;
    } finally {
      await server.stop();
    }
  },
});

async function soak(server: BenchServer, minutes: number, seed: string): Promise<boolean> {
  const db = connectFirestore(`127.0.0.1:${server.port}`, projectId);
  const soaking = new SoakRounds(server, db, seed);
  const rounds: Round[] = [];
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const round = await soaking.play(Math.min(until, performance.now() + roundMs));
    rounds.push(round);
    console.log(
      `${soaking.written} written, ${soaking.listened} listeners came, ` +
        `${round.behind} of ${round.checks} behind, ${round.failures} failed, ` +
        `${(await server.residentMb()).toFixed(0)} MB, ${round.pace.toFixed(0)} writes/s, ` +
        `load ${round.load.toFixed(1)}`,
    );
  }
  soaking.stop();
  await db.terminate();
  const { lines, isGood } = verdictOf(rounds, soaking.memory, minutes);
  console.log(lines.join('\n'));
  return isGood;
}
