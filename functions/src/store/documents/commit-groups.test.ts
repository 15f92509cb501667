import { expect, test } from 'vitest';
import { maxWritesPerCommit, packGroups } from './commit-groups.ts';

function group(name: string, size: number): string[] {
  return Array.from({ length: size }, () => name);
}

function sizes(groups: string[][]): [string, number][][] {
  return packGroups(groups).map((commit) =>
    [...new Set(commit)].map((name) => [name, commit.filter((item) => item === name).length]),
  );
}

test('Groups share a commit while all of them fit whole', () => {
  expect(sizes([group('a', 200), group('b', 300), group('c', 1)])).toEqual([
    [
      ['a', 200],
      ['b', 300],
    ],
    [['c', 1]],
  ]);
});

test('A group that no longer fits starts the next commit', () => {
  expect(sizes([group('a', 300), group('b', 300)])).toEqual([[['a', 300]], [['b', 300]]]);
});

test('Only a group larger than a commit is split', () => {
  const large = maxWritesPerCommit + 100;
  expect(sizes([group('a', 10), group('b', large)])).toEqual([
    [['a', 10]],
    [['b', maxWritesPerCommit]],
    [['b', 100]],
  ]);
});

test('Without writes there is no commit', () => {
  expect(packGroups([])).toEqual([]);
  expect(packGroups([[]])).toEqual([]);
});
