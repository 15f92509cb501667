import { describe, expect, test } from 'vitest';
import { serviceMethod } from './load-service.ts';
import { readJson } from './read-json.ts';

const commit = serviceMethod('Commit').request;
const runQuery = serviceMethod('RunQuery').request;

function readValue(value: unknown): unknown {
  const { writes } = readJson(commit, { writes: [{ update: { fields: { a: value } } }] });
  return JSON.parse(JSON.stringify(writes))[0].update.fields.a;
}

test('Both spellings, enums by number and numbers as text give the form that the engine uses.', () => {
  const asked = {
    structured_query: {
      from: [{ collection_id: 'c', allDescendants: 'true' }],
      where: { field_filter: { field: { field_path: 'n' }, op: 5, value: { integer_value: 1 } } },
      order_by: [{ field: { fieldPath: 'n' }, direction: '2' }],
      limit: '2',
      offset: null,
    },
  };
  expect(readJson(runQuery, asked)).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'c', allDescendants: true }],
      where: {
        fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '1' } },
      },
      orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
      limit: 2,
    },
  });
});

describe('A value', () => {
  test.each<[unknown, unknown]>([
    [{ booleanValue: 'true' }, { booleanValue: true }],
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ nullValue: null }, { nullValue: null }],
    [{ integerValue: '9223372036854775807' }, { integerValue: '9223372036854775807' }],
    [{ integerValue: '+1' }, { integerValue: '1' }],
    [{ integerValue: '1e2' }, { integerValue: '100' }],
    [{ doubleValue: '.5' }, { doubleValue: 0.5 }],
    [{ doubleValue: '-0' }, { doubleValue: '-0' }],
    [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    [{ bytesValue: 'A-_E' }, { bytesValue: 'A+/E' }],
    [{ bytesValue: 'AAE' }, { bytesValue: 'AAE=' }],
    [{ stringValue: null }, {}],
    [
      { timestampValue: '2026-11-24T01:00:00.1234567891+01:00' },
      { timestampValue: '2026-11-24T00:00:00.123456Z' },
    ],
    [
      { mapValue: { fields: { x: { arrayValue: {} } } } },
      { mapValue: { fields: { x: { arrayValue: {} } } } },
    ],
  ])('%j is read as %j.', (value, read) => {
    expect(readValue(value)).toEqual(read);
  });

  test.each([
    { booleanValue: 1 },
    { booleanValue: 'yes' },
    { doubleValue: '0x10' },
    { doubleValue: '1e400' },
    { doubleValue: ' 1' },
    { doubleValue: true },
    { integerValue: 1.5 },
    { integerValue: '9223372036854775808' },
    { integerValue: 2 ** 53 },
    { integerValue: '' },
    { stringValue: 1 },
    { bytesValue: '!!' },
    { bytesValue: 'A' },
    { bytesValue: 'AA E=' },
    { nullValue: 'x' },
    { timestampValue: '2026-11-24' },
    { timestampValue: '2026-11-24t00:00:00z' },
    { geoPointValue: { latitude: 1, longitude: 2, altitude: 3 } },
    { arrayValue: [] },
    { arrayValue: { values: [null] } },
    { mapValue: { k: { stringValue: 'x' } } },
    { mapValue: { fields: { k: null } } },
    { stringValue: 'x', integerValue: '1' },
    { stringValue: 'x', integerValue: null },
    { stringValue: 'x', string_value: 'x' },
    { unknownValue: 1 },
    null,
    'x',
  ])('%j is refused.', (value) => {
    expect(() => readValue(value)).toThrow(/Invalid|^It must/);
  });
});

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
