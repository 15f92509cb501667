import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomSequence } from '@dinar/local-run/demo/seeded-random';
import { freePorts } from '@dinar/local-run/ports';
import { type BenchServer, startServer } from '../../bench/firestore/bench-server.ts';
import { embeddedCandidate } from '../../bench/firestore/candidates.ts';
import { connect } from '../../bench/firestore/sdk.ts';
import { MemoryLog } from './memory-log.ts';
import { SoakCrowd } from './soak-crowd.ts';
import { SoakWriter } from './soak-writer.ts';

const writesPerSecond = 200;
const listeners = 200;
const exchangesPerSecond = 5;
const roundMs = 60_000;
/** The log of commits fills for five minutes: memory is judged from then on. */
const judgedFromMinutes = 15;
const tolerance = 1.15;

interface Outcome {
  readonly written: number;
  readonly listened: number;
  readonly checks: number;
  readonly behind: number;
  readonly failures: number;
  readonly quarters: readonly number[];
}

/** Writes in rounds; after each, every listener must know what a fresh query answers. */
async function soak(server: BenchServer, minutes: number, seed: string): Promise<Outcome> {
  const db = connect(server.port);
  const collection = db.collection('soak');
  const writer = new SoakWriter(collection, randomSequence(`writer ${seed}`));
  const crowd = new SoakCrowd(collection, randomSequence(`crowd ${seed}`));
  const memory = new MemoryLog();
  let checks = 0;
  let behind = 0;
  let failures = 0;
  crowd.grow(listeners);
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const roundEnd = Math.min(until, performance.now() + roundMs);
    await Promise.all([
      writer.run(writesPerSecond, roundEnd),
      every(1_000 / exchangesPerSecond, roundEnd, async () => crowd.exchangeOne()),
      every(2_000, roundEnd, async () => memory.add(await server.residentMb())),
    ]);
    checks += listeners;
    behind += await crowd.countBehind();
    failures += crowd.failures.length;
    console.log(
      `${writer.written} written, ${crowd.come} listeners came, ${behind} of ${checks} behind, ` +
        `${failures} failed, ${(await server.residentMb()).toFixed(0)} MB`,
    );
  }
  crowd.stop();
  await db.terminate();
  const { written } = writer;
  return { written, listened: crowd.come, checks, behind, failures, quarters: memory.quarters() };
}

async function every(ms: number, until: number, work: () => Promise<void>): Promise<void> {
  while (performance.now() < until) {
    await work();
    await sleep(ms);
  }
}

function isFlat([, second = 0, , last = 0]: readonly number[]): boolean {
  return last <= second * tolerance;
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const minutes = Number(values.minutes);
const server = await startServer(await embeddedCandidate(), (await freePorts()).firestore);
try {
  const outcome = await soak(server, minutes, values.seed);
  const memory = outcome.quarters.map((megabytes) => megabytes.toFixed(0)).join(', ');
  console.log(JSON.stringify(outcome));
  console.log(`Memory by quarters of the time: ${memory} MB`);
  const isJudged = minutes >= judgedFromMinutes;
  const isMemoryGood = !isJudged || isFlat(outcome.quarters);
  if (!isJudged) {
    console.log(`Memory is judged from ${judgedFromMinutes} minutes on.`);
  }
  const isGood = outcome.behind === 0 && outcome.failures === 0 && isMemoryGood;
  console.log(isGood ? 'Good: nothing was missed.' : 'Not good.');
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server.stop();
}
