import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startEmbedded } from '../support/start-embedded.ts';
import { randomRequests } from './fuzz-rest.ts';
import { play, restore } from './play-rest.ts';

let embedded: Running;

beforeAll(async () => {
  embedded = await startEmbedded('demo-fuzz');
});

afterAll(() => embedded.stop());

test('A seed always has the same requests, both valid and broken ones.', () => {
  const requests = randomRequests(7);
  expect(randomRequests(7)).toEqual(requests);
  expect(randomRequests(8)).not.toEqual(requests);
  expect(new Set(requests.map(({ broken }) => broken.length > 0)).size).toBe(2);
});

test('Every request, however broken, is answered without a fault of the server.', async () => {
  await restore(embedded.port);
  for (const request of [0, 1, 2].flatMap(randomRequests)) {
    const { status } = await play(embedded.port, request);
    expect([status, request]).toEqual([expect.toSatisfy(isNoFault), request]);
  }
});

function isNoFault(status: unknown): boolean {
  return typeof status === 'number' && (status < 500 || status === 501);
}
