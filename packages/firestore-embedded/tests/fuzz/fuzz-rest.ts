import { isDeepStrictEqual } from 'node:util';
import { breakRequest } from './break-request.ts';
import { knownRestDifferences } from './known-rest-differences.ts';
import { comparable, endTransaction, play, type RestAnswer, restore } from './play-rest.ts';
import { type RestRequest, targetOf, validRequest } from './rest-request.ts';
import { SeededRandom } from './seeded-random.ts';

export const requestsPerSeed = 20;

/** Returns the requests of a seed, always the same ones. */
export function randomRequests(seed: number): readonly RestRequest[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: requestsPerSeed }, () => {
    let request = validRequest(random);
    for (const faults = random.pick([0, 1, 1, 1, 2]); request.broken.length < faults; ) {
      const next = breakRequest(random, request);
      if (next === request) break;
      request = next;
    }
    return request;
  });
}

export interface RestDifference {
  readonly request: RestRequest;
  readonly ours: RestAnswer;
  readonly googles: RestAnswer;
}

export interface RestOutcome {
  readonly differences: readonly RestDifference[];
  /** How many requests Google's emulator left without an answer. */
  readonly unanswered: number;
  /** The number of differences that each reason explains. */
  readonly explained: ReadonlyMap<string, number>;
}

/** Sends the requests of a seed to both servers, which start with the same store. */
export async function fuzzRestSeed(
  left: number,
  right: number,
  seed: number,
): Promise<RestOutcome> {
  const differences: RestDifference[] = [];
  const explained = new Map<string, number>();
  let unanswered = 0;
  let isFresh = false;
  for (const request of randomRequests(seed)) {
    if (!isFresh) await Promise.all([restore(left), restore(right)]);
    const [ours, googles] = await Promise.all([play(left, request), play(right, request)]);
    await Promise.all([endTransaction(left, ours), endTransaction(right, googles)]);
    isFresh = agree(ours, googles) && !namesItself(request);
    if (agree(ours, googles)) continue;
    const known = knownRestDifferences.find(({ explains }) => explains(request, ours, googles));
    if (googles.status === undefined && ours.status !== undefined) unanswered += 1;
    else if (known === undefined) differences.push({ request, ours, googles });
    else explained.set(known.reason, (explained.get(known.reason) ?? 0) + 1);
  }
  return { differences, unanswered, explained };
}

function agree(ours: RestAnswer, googles: RestAnswer): boolean {
  if (ours.status !== googles.status) return false;
  if (ours.status === 200)
    return isDeepStrictEqual(comparable(ours.json), comparable(googles.json));
  // Google's emulator answers an unknown address with plain text.
  return googles.error === undefined || ours.error === googles.error;
}

/** Whether each server chooses the document's id, so that its place in their lists differs. */
function namesItself({ method, query }: RestRequest): boolean {
  return (
    method === 'CreateDocument' && !query.some(([name, value]) => name === 'documentId' && value)
  );
}

/** Describes a difference for a reader, with the command that replays it. */
export function describeDifference(
  seed: number,
  { request, ours, googles }: RestDifference,
): string {
  return [
    `Seed ${seed} (again: npm run fuzz:firestore -- rest --seed ${seed})`,
    `  ${request.method} (${request.broken.join(', ') || 'whole'})`,
    `  ${request.httpMethod} ${targetOf(request)} ${JSON.stringify(request.body) ?? ''}`,
    `  embedded: ${JSON.stringify(ours)}`,
    `  Google:   ${JSON.stringify(googles)}`,
  ].join('\n');
}
