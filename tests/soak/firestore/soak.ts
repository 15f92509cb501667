import { parseArgs } from 'node:util';
import { freePorts } from '@dinar/local-run/ports';
import { type BenchServer, startServer } from '../../bench/firestore/bench-server.ts';
import { embeddedCandidate } from '../../bench/firestore/candidates.ts';
import { connect } from '../../bench/firestore/sdk.ts';
import { type Round, SoakRounds } from './soak-rounds.ts';
import { describeStrain } from './strain.ts';
import { verdictOf } from './verdict.ts';

const roundMs = 60_000;

async function soak(server: BenchServer, minutes: number, seed: string): Promise<boolean> {
  const db = connect(server.port);
  const soaking = new SoakRounds(server, db, seed);
  const rounds: Round[] = [];
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const round = await soaking.play(Math.min(until, performance.now() + roundMs));
    rounds.push(round);
    console.log(
      `${soaking.written} written, ${soaking.listened} listeners came, ` +
        `${round.behind} of ${round.checks} behind, ${round.failures} failed, ` +
        `${(await server.residentMb()).toFixed(0)} MB, ${round.pace.toFixed(0)} writes/s\n  ` +
        `${describeStrain('client', round.client)}; ${describeStrain('server', round.server)}`,
    );
  }
  soaking.stop();
  await db.terminate();
  const { lines, isGood } = verdictOf(rounds, soaking.memory.quarters(), minutes);
  console.log(lines.join('\n'));
  return isGood;
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const server = await startServer(await embeddedCandidate(), (await freePorts()).firestore);
try {
  process.exitCode = (await soak(server, Number(values.minutes), values.seed)) ? 0 : 1;
} finally {
  await server.stop();
}
