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
import { describeStrain, isStarved, watchClient, watchServer } from './strain.ts';

const writesPerSecond = 200;
const listeners = 200;
const exchangesPerSecond = 5;
const roundMs = 60_000;
/** The log of commits fills for five minutes: memory is judged from then on. */
const judgedFromMinutes = 15;
const tolerance = 1.15;
/** The share of the writes that must have been made for the pace to be kept. */
const keptPace = 0.97;

interface Outcome {
  readonly written: number;
  readonly listened: number;
  readonly checks: number;
  readonly behind: number;
  readonly failures: number;
  readonly quarters: readonly number[];
  /** Rounds in which the pace was not kept, and those in which the machine starved a process. */
  readonly slowRounds: number;
  readonly starvedRounds: { readonly client: number; readonly server: number };
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
  let slowRounds = 0;
  const starvedRounds = { client: 0, server: 0 };
  const watches = { client: watchClient(), server: watchServer(server) };
  crowd.grow(listeners);
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const startedAt = performance.now();
    const roundEnd = Math.min(until, startedAt + roundMs);
    const writtenBefore = writer.written;
    await Promise.all([watches.client.look(), watches.server.look()]);
    await Promise.all([
      writer.run(writesPerSecond, roundEnd),
      every(1_000 / exchangesPerSecond, roundEnd, async () => crowd.exchangeOne()),
      every(2_000, roundEnd, async () => memory.add(await server.residentMb())),
    ]);
    const strain = { client: await watches.client.look(), server: await watches.server.look() };
    const seconds = (roundEnd - startedAt) / 1_000;
    const pace = (writer.written - writtenBefore) / seconds;
    slowRounds += pace < writesPerSecond * keptPace ? 1 : 0;
    starvedRounds.client += isStarved(strain.client) ? 1 : 0;
    starvedRounds.server += isStarved(strain.server) ? 1 : 0;
    checks += listeners;
    behind += await crowd.countBehind();
    failures += crowd.failures.length;
    console.log(
      `${writer.written} written, ${crowd.come} listeners came, ${behind} of ${checks} behind, ` +
        `${failures} failed, ${(await server.residentMb()).toFixed(0)} MB, ` +
        `${pace.toFixed(0)} writes/s\n  ` +
        `${describeStrain('client', strain.client)}; ${describeStrain('server', strain.server)}`,
    );
  }
  crowd.stop();
  await db.terminate();
  const { written } = writer;
  return {
    written,
    listened: crowd.come,
    checks,
    behind,
    failures,
    quarters: memory.quarters(),
    slowRounds,
    starvedRounds,
  };
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
  const { client, server: starvedServer } = outcome.starvedRounds;
  const isPaceKept = outcome.slowRounds === 0;
  if (!isPaceKept) {
    console.log(
      `The pace of ${writesPerSecond} writes/s was not kept in ${outcome.slowRounds} rounds; the machine ` +
        `starved the client in ${client} rounds, the server in ${starvedServer}.`,
    );
  }
  const isComplete = outcome.behind === 0 && outcome.failures === 0;
  const isGood = isComplete && isPaceKept && isMemoryGood;
  console.log(isComplete ? 'Nothing was missed.' : 'Something was missed.');
  console.log(isGood ? 'Good.' : 'Not good.');
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server.stop();
}
