import { expect, test } from 'vitest';
import {
  filesToKeep,
  listWith,
  type PublishedBuild,
  parseBuildList,
  styleHashesOf,
} from './build-list.ts';

const now = new Date('2026-11-24T08:00:00Z');
const build = (name: string, replacedAt: string | null = null): PublishedBuild => ({
  files: { 'react-1.js': 'aa', [`index-${name}.js`]: name },
  styleHashes: [`sha256-${name}`],
  replacedAt,
});

test('The first build of a site keeps no older files', () => {
  const list = listWith(build('a'), undefined, now);
  expect([list, filesToKeep(list).size]).toEqual([{ builds: [build('a')] }, 0]);
});

test('Keeps the live build at any age, and others for 30 days after their replacement', () => {
  const live = {
    builds: [build('c'), build('b', '2026-10-26T00:00:00Z'), build('a', '2026-10-24T00:00:00Z')],
  };
  const list = listWith(build('d'), live, now);
  expect(list.builds).toEqual([
    build('d'),
    build('c', now.toISOString()),
    build('b', '2026-10-26T00:00:00Z'),
  ]);
  expect([...filesToKeep(list)]).toEqual([
    ['index-c.js', 'c'],
    ['index-b.js', 'b'],
  ]);
  expect(styleHashesOf(list)).toEqual(['sha256-d', 'sha256-c', 'sha256-b']);
});

test('Deploying the same build again replaces no build', () => {
  const live = { builds: [build('c'), build('b', '2026-11-20T00:00:00Z')] };
  expect(listWith(build('c'), live, now)).toEqual(live);
});

test('A build that only lacks a file replaces the one before, and keeps that file', () => {
  const live = build('c');
  const lean = { ...live, files: { 'react-1.js': 'aa' } };
  expect([...filesToKeep(listWith(lean, { builds: [live] }, now))]).toEqual([['index-c.js', 'c']]);
});

test('Many deployments in a day keep twenty builds', () => {
  const older = Array.from({ length: 40 }, (_, index) => build(`o${index}`, now.toISOString()));
  expect(listWith(build('d'), { builds: [build('c'), ...older] }, now).builds).toHaveLength(21);
});

test.each([
  ['a page', '<!doctype html>'],
  ['no build', '{"builds":[]}'],
  [
    'a way out of the folder',
    JSON.stringify({ builds: [{ ...build('a'), files: { '../x.js': '' } }] }),
  ],
  [
    'a word of its own for the policy',
    JSON.stringify({ builds: [{ ...build('a'), styleHashes: ["x' *"] }] }),
  ],
])('Rejects as a list: %s', (_what, text) => {
  expect(() => parseBuildList(text)).toThrow();
});
