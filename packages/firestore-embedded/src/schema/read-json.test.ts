import { expect, test } from 'vitest';
import { serviceMethod } from './load-service.ts';
import { readJson } from './read-json.ts';

const commit = serviceMethod('Commit').request;

function readValue(value: unknown): unknown {
  const { writes } = readJson(commit, { writes: [{ update: { fields: { a: value } } }] });
  return JSON.parse(JSON.stringify(writes))[0].update.fields.a;
}

// The other forms of values, writes and queries that clients may send are contract cases.
test.each<[unknown, unknown]>([
  [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
  [{ doubleValue: '-0' }, { doubleValue: '-0' }],
  [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
  [{ bytesValue: 'A-_E' }, { bytesValue: 'A+/E' }],
  [{ stringValue: null }, {}],
  [
    { timestampValue: '2026-11-24T01:00:00.1234567891+01:00' },
    { timestampValue: '2026-11-24T00:00:00.123456Z' },
  ],
])('%j is read as %j.', (value, read) => {
  expect(readValue(value)).toEqual(read);
});

test.each([{ integerValue: 2 ** 53 }, { integerValue: '' }, { stringValue: 1 }, 'x'])(
  '%j is refused.',
  (value) => expect(() => readValue(value)).toThrow(/Invalid|^It must/),
);

test('An error contains the place of the fault.', () => {
  const writes = [{}, { update: { fields: { m: { mapValue: { fields: { a: { nope: 1 } } } } } } }];
  expect(() => readJson(commit, { writes })).toThrow(
    "Invalid JSON payload at 'writes.1.update.fields.m.mapValue.fields.a.nope': Cannot find field.",
  );
});

test('A field of a map may have the name of a property of every object.', () => {
  const fields = JSON.parse('{"__proto__":{"nullValue":null},"constructor":{"nullValue":null}}');
  expect(readValue({ mapValue: { fields } })).toEqual({ mapValue: { fields } });
});

test('A value may be as deep as a document allows; a deeper one is rejected before the stack overflows.', () => {
  const mapsAround = (levels: number): unknown =>
    levels === 0 ? { nullValue: null } : { mapValue: { fields: { a: mapsAround(levels - 1) } } };
  expect(readValue(mapsAround(20))).toEqual(mapsAround(20));
  expect(() => readValue(mapsAround(1000))).toThrow('It is nested too deeply.');
});
