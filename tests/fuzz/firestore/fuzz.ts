import { freePorts } from '@dinar/local-run/ports';
import { startServer } from '../../bench/firestore/bench-server.ts';
import { embeddedCandidate, officialCandidate } from '../../bench/firestore/candidates.ts';
import { describeFailure, fuzzSeed } from './fuzz-seeds.ts';
import { knownDifferences } from './known-differences.ts';
import { parseFuzzArgs } from './parse-fuzz-args.ts';

const progressEvery = 100;

const { first, count } = parseFuzzArgs(process.argv.slice(2));
const official = await officialCandidate();
if (official === undefined) {
  console.error(
    "Google's emulator was not found (Java 21 or later, and its JAR): nothing compared.",
  );
  process.exit(2);
}
const { firestore, hosting } = await freePorts();
const servers = [
  await startServer(await embeddedCandidate(), firestore),
  await startServer(official, hosting),
];
let failures = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const failure = await fuzzSeed(firestore, hosting, seed);
  if (failure !== undefined) {
    failures += 1;
    console.log(describeFailure(failure));
  }
  const done = seed - first + 1;
  if (done % progressEvery === 0) {
    console.log(`${done} of ${count} seeds, ${failures} failed`);
  }
}
console.log(`${count} seeds, ${failures} failed. Known differences, not counted:`);
for (const { reason } of knownDifferences) {
  console.log(`- ${reason}`);
}
await Promise.all(servers.map((server) => server.stop()));
process.exitCode = failures === 0 ? 0 : 1;
