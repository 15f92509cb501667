import { expect, it } from 'vitest';
import { checkRepeatedWrites } from './check-writes.ts';
import type { Precondition, Write } from './parse-write.ts';

const name = 'projects/p/databases/(default)/documents/c/a';
const mustExist: Precondition = { kind: 'exists', exists: true };
const mustNotExist: Precondition = { kind: 'exists', exists: false };

function set(precondition?: Precondition): Write {
  const write = { kind: 'update', name, fields: {}, transforms: [] } as const;
  return precondition === undefined ? write : { ...write, precondition };
}

function remove(precondition?: Precondition): Write {
  const write = { kind: 'delete', name } as const;
  return precondition === undefined ? write : { ...write, precondition };
}

it.each<[string, Write, Write]>([
  ['delete then update', remove(), set(mustExist)],
  ['delete then delete', remove(), remove(mustExist)],
  ['upsert then insert', set(), set(mustNotExist)],
  ['upsert then delete', set(), remove(mustNotExist)],
  ['update then insert', set(mustExist), set(mustNotExist)],
  ['insert then insert', set(mustNotExist), set(mustNotExist)],
])('One commit cannot %s a document.', (verbs, first, second) => {
  expect(() => checkRepeatedWrites([first, second])).toThrow(
    `Cannot ${verbs} an entity in the same request.`,
  );
});

it('One commit may write a document repeatedly when the writes do not contradict each other.', () => {
  expect(() => checkRepeatedWrites([set(), set(mustExist), remove(mustExist)])).not.toThrow();
  expect(() => checkRepeatedWrites([remove(), set(mustNotExist), set()])).not.toThrow();
});

it('Only the first write to a document can require a version.', () => {
  const version: Precondition = { kind: 'updateTime', updateTime: '2026-01-01T00:00:00.000000Z' };
  expect(() => checkRepeatedWrites([set(version), set()])).not.toThrow();
  expect(() => checkRepeatedWrites([set(), set(version)])).toThrow('different version');
});
