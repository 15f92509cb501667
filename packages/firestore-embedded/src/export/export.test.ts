import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredDocument } from '../model/document.ts';
import type { Fields } from '../model/value.ts';
import { crc32c } from './crc32c.ts';
import { decodeEntity } from './decode-entity.ts';
import { encodeEntity } from './encode-entity.ts';
import { exportFolder } from './export-folder.ts';
import { importFolder } from './import-folder.ts';
import { decodeLog, encodeLog } from './leveldb-log.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-export-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const time = '2026-11-21T10:00:00.000000Z';
const root = 'projects/demo-g/databases/(default)/documents';

function document(path: string, fields: Fields): StoredDocument {
  return { name: `${root}/${path}`, fields, createTime: time, updateTime: time };
}

const map = (fields: Fields) => ({ mapValue: { fields } });
const list = (...values: Fields[string][]) => ({ arrayValue: { values } });

const everyKind: Fields = {
  nothing: { nullValue: null },
  yes: { booleanValue: true },
  no: { booleanValue: false },
  most: { integerValue: '9223372036854775807' },
  negative: { integerValue: '-5' },
  half: { doubleValue: 0.5 },
  three: { doubleValue: 3 },
  notANumber: { doubleValue: 'NaN' },
  endless: { doubleValue: '-Infinity' },
  instant: { timestampValue: '2026-11-20T10:00:00.123456Z' },
  longAgo: { timestampValue: '1900-01-01T00:00:00.500000Z' },
  text: { stringValue: 'Béja 😀' },
  empty: { stringValue: '' },
  bytes: { bytesValue: 'AAEC/w==' },
  reference: { referenceValue: `${root}/c/one/d/__id7__` },
  point: { geoPointValue: { latitude: 36.8, longitude: -10.2 } },
  list: list({ integerValue: '1' }, { nullValue: null }, map({ k: { stringValue: 'v' } })),
  oneInAList: list({ timestampValue: '2026-11-20T10:00:00.000000Z' }),
  emptyList: list(),
  map: map({ 'a.b': { integerValue: '1' }, deep: map({ bytes: { bytesValue: 'AQ==' } }) }),
  emptyMap: map({}),
  vector: map({ __type__: { stringValue: '__vector__' }, value: list({ doubleValue: 1 }) }),
};

const withoutTimes = ({ name, fields }: StoredDocument) => ({ name, fields });

test('Documents with every kind of value are imported as they were exported.', async () => {
  const documents = [
    document('c/one', everyKind),
    document('c/one/d/__id7__', {}),
    document('c/Béja', { long: { stringValue: 'x'.repeat(200_000) } }),
  ];
  await exportFolder(join(folder, 'all'), 'all', documents);
  const file = join(folder, 'all', 'all.overall_export_metadata');
  expect(await importFolder(file, 'demo-g')).toEqual(documents.map(withoutTimes));
});

test('The documents of another project and of a named database are imported under the given project.', async () => {
  const name = 'projects/theirs/databases/second/documents/c/x';
  await exportFolder(join(folder, 'other'), 'other', [{ ...document('c/x', {}), name }]);
  const file = join(folder, 'other', 'other.overall_export_metadata');
  expect(await importFolder(file, 'ours')).toEqual([
    { name: 'projects/ours/databases/second/documents/c/x', fields: {} },
  ]);
});

/** A document of a second database, as Google's emulator (1.19.9) has exported it. */
const fromGoogle = [
  'BG3rRvkAAWohagpkZXZ+ZGVtby1ncgoLEgFrIgNhcnIMugEGc2Vjb25kegcaAWEgASoAegkaAWEgASoC',
  'CAF6FAgHGgNvbmUgASoJCICQi/WklpgDelUIExoBbSAAKkwaSmoEagByAHIKCBgaAmVhIAAqAHodCAka',
  'AWwgASoUKzEAAAAAAAAAADkAAAAAAAAAACx6FAgTGgFsIAEqCxoJagRqAHIAggEAggEAehMIHxoCdjAg',
  'ASoJIQAAAAAAABxAejEaAXIgACoqY2oKZGV2fmRlbW8tZ3N6AWuKAQNhcnJ0c3oBc4ABCXS6AQZzZWNv',
  'bmRkggEKCxIBayIDYXJyDA==',
].join('');

test('A record of Google’s emulator is read, and written again byte for byte.', async () => {
  const log = Buffer.from(fromGoogle, 'base64');
  const [record = Buffer.alloc(0)] = decodeLog(log, 'output-0');
  const name = 'projects/demo-g/databases/second/documents/k/arr';
  const fields = {
    a: list({ nullValue: null }, { integerValue: '1' }),
    one: list({ timestampValue: '2026-11-20T10:00:00.000000Z' }),
    m: map({
      ea: list(),
      l: list({ geoPointValue: { latitude: 0, longitude: 0 } }, map({})),
    }),
    v0: map({ __type__: { stringValue: '__vector__' }, value: list({ doubleValue: 7 }) }),
    r: { referenceValue: `${name}/s/__id9__` },
  };
  expect(decodeEntity(record, 'demo-g')).toEqual({ name, fields });
  expect(encodeLog([encodeEntity({ ...document('', fields), name })])).toEqual(log);
});

/** A second record: its empty lists come first, wherever they are in the document. */
const fromGoogleWithEmptyLists = [
  'e3G4esEAAWoWagpkZXZ+ZGVtby1ncggLEgFjIgF4DHIJCBgaAWIgACoAegkaAWEgACoCCAF6CxoBYyAAKgQaAsOp',
  'ej0IExoBbSAAKjQaMmoEagByAHIJCBgaAXogACoAegkaAWEgACoCEAF6ERoCenogACoJIQAAAAAAAPh/ggEAehQa',
  'A25lZyAAKgsI+///////////AXoSCB8aAXYgASoJIQAAAAAAAPA/ehAIDhoCYnkgACoGGgQAAQL/ggEICxIBYyIB',
  'eAw=',
].join('');

test('A record of Google’s emulator whose empty lists follow other fields is written again byte for byte.', () => {
  const log = Buffer.from(fromGoogleWithEmptyLists, 'base64');
  const fields = {
    a: { integerValue: '1' },
    b: list(),
    c: { stringValue: 'é' },
    m: map({ a: { booleanValue: true }, z: list(), zz: { doubleValue: 'NaN' } }),
    neg: { integerValue: '-5' },
    v: map({ __type__: { stringValue: '__vector__' }, value: list({ doubleValue: 1 }) }),
    by: { bytesValue: 'AAEC/w==' },
  };
  const [record = Buffer.alloc(0)] = decodeLog(log, 'output-0');
  expect(decodeEntity(record, 'demo-g')).toEqual({ name: `${root}/c/x`, fields });
  expect(encodeLog([encodeEntity(document('c/x', fields))])).toEqual(log);
});

test('A record that cannot be read, or with a value that Firestore does not write, is rejected.', () => {
  expect(() => decodeEntity(Buffer.from('6a051603', 'hex'), 'p')).toThrow('cannot be read');
  const record = encodeEntity(document('c/x', { a: { timestampValue: time } }));
  record[record.indexOf(Buffer.from([0x08, 0x07])) + 1] = 8;
  expect(() => decodeEntity(record, 'p')).toThrow('a value of meaning 8');
});

test('A damaged file, and one of another kind, are rejected with their names.', async () => {
  await exportFolder(join(folder, 'bad'), 'bad', [document('c/one', everyKind)]);
  const output = join(folder, 'bad/all_namespaces/all_kinds/output-0');
  const bytes = await readFile(output);
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
  await writeFile(output, bytes);
  const file = join(folder, 'bad', 'bad.overall_export_metadata');
  await expect(importFolder(file, 'p')).rejects.toThrow(`${output} is no Firestore export`);
  await writeFile(file, '{"version":"15.34.2"}');
  await expect(importFolder(file, 'p')).rejects.toThrow(`${file} is no Firestore export`);
});

test('CRC-32C has the check value of its definition.', () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
});

test('Records of any length are read back from a log, across its blocks.', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 6 }), (lengths) => {
      const records = lengths.map((length, index) => Buffer.alloc(length, index + 1));
      expect(decodeLog(encodeLog(records), 'log').map((record) => record.length)).toEqual(lengths);
    }),
    { numRuns: 30 },
  );
});
