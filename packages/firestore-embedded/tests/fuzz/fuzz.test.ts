import { freePorts } from '@dinar/tools/local/ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../bench/bench-server.ts';
import { officialCandidate } from '../bench/candidates.ts';
import { type Running, startEmbedded } from '../support/start-embedded.ts';
import { describeRulesDifference, fuzzRulesSeed } from './fuzz-rules.ts';
import { describeFailure, fuzzSeed } from './fuzz-seeds.ts';
import { playHistory } from './play-history.ts';
import { randomHistory } from './random-history.ts';

const seeds = 50;
const rulesSeeds = 10;
const official = await officialCandidate();

let embedded: Running;
let google: Running | undefined;

beforeAll(async () => {
  embedded = await startEmbedded('demo-fuzz');
  google = official && (await startServer(official, (await freePorts()).firestore));
});

afterAll(async () => {
  await embedded.stop();
  await google?.stop();
});

const compared = `Histories of ${seeds} seeds are seen alike by clients of Google's emulator.`;

test.runIf(official !== undefined)(compared, { timeout: 300_000 }, async () => {
  for (let seed = 0; seed < seeds; seed += 1) {
    const failure = await fuzzSeed(embedded.port, google?.port ?? 0, seed);
    expect(failure && describeFailure(failure)).toBeUndefined();
  }
});

const judged = `Conditions of ${rulesSeeds} seeds come to the same in Google's emulator.`;

test.runIf(official !== undefined)(judged, { timeout: 300_000 }, async () => {
  for (let seed = 0; seed < rulesSeeds; seed += 1) {
    const { differences } = await fuzzRulesSeed(embedded.port, google?.port ?? 0, seed);
    expect(differences.map((one) => describeRulesDifference(seed, one))).toEqual([]);
  }
});

test('Conditions give every verdict except a fault of the server.', async () => {
  const verdicts = new Set<string>();
  for (let seed = 0; seed < rulesSeeds; seed += 1) {
    const outcome = await fuzzRulesSeed(embedded.port, embedded.port, seed);
    for (const verdict of outcome.verdicts) verdicts.add(verdict);
  }
  expect([...verdicts].sort()).toEqual(['error', 'false', 'refused', 'true']);
});

test('A listener ends with the answer of its query, and a repeated query answers the same.', async () => {
  for (let seed = 0; seed < seeds; seed += 1) {
    const history = randomHistory(seed);
    const listened = history.filter((step) => step.kind === 'listen');
    const queries = listened.map(({ query }) => ({ kind: 'query', query }) as const);
    // The first run scans; later runs use the index that the repetition created.
    const asked = [...history, ...queries, ...queries, ...queries];
    const seen = await playHistory(embedded.port, `${process.pid}s${seed}`, asked);
    const { listeners } = Object(seen.at(-1));
    const answers = seen.slice(history.length, -1);
    for (const [index, known] of listeners.entries()) {
      const times = [0, 1, 2].map((time) => answers[index + time * listened.length]);
      expect(times).toEqual([times[0], times[0], times[0]]);
      expect(Object.keys(known).sort()).toEqual(namesIn(times[0]) ?? Object.keys(known));
    }
  }
});

/** The names in an answer; undefined when the query was refused. */
function namesIn(answer: unknown): readonly string[] | undefined {
  return Array.isArray(answer)
    ? answer.flatMap(({ document }) => (document === undefined ? [] : [document.name])).sort()
    : undefined;
}
