import type { MethodDefinition } from '@grpc/proto-loader';
import { describe, expect, it } from 'vitest';
import { decodeMessage } from '../../src/schema/decode-message.ts';
import { encodeFrame } from '../../src/schema/encode-message.ts';
import { loadTypes } from '../../src/schema/load-service.ts';
import { loadService } from '../support/raw-grpc.ts';

const types = loadTypes();
const commitRequest = types.message('google.firestore.v1.CommitRequest');
const listenResponse = types.message('google.firestore.v1.ListenResponse');
const runQueryRequest = types.message('google.firestore.v1.RunQueryRequest');

/** protobuf.js, the reference for the codec. */
const service = loadService();

function method(name: string): MethodDefinition<object, object> {
  const found = service[name];
  if (found === undefined) throw new Error(`The descriptors do not define ${name}.`);
  return found;
}

/** A frame's message. */
const encodeMessage = (...given: Parameters<typeof encodeFrame>) =>
  encodeFrame(...given).subarray(5);

/** A field of every kind in proto3 JSON. */
const fields = {
  null: { nullValue: null },
  no: { booleanValue: false },
  int: { integerValue: '-5' },
  least: { integerValue: '-9223372036854775808' },
  most: { integerValue: '9223372036854775807' },
  large: { integerValue: '9007199254740993' },
  double: { doubleValue: 0.1 },
  nan: { doubleValue: 'NaN' },
  text: { stringValue: 'é€😀' },
  empty: { stringValue: '' },
  bytes: { bytesValue: 'AP8=' },
  reference: { referenceValue: 'projects/p/databases/d/documents/c/x' },
  point: { geoPointValue: { latitude: 1.5, longitude: -2 } },
  list: { arrayValue: { values: [{ integerValue: '4294967296' }, { arrayValue: {} }] } },
  map: { mapValue: { fields: { limit: { stringValue: 'x' }, readTime: { mapValue: {} } } } },
  at: { timestampValue: '2025-11-20T10:00:00.123456000Z' },
};
const json = {
  database: 'd',
  writes: [
    { update: { name: 'n', fields } },
    { delete: 'm', currentDocument: { updateTime: '0001-01-01T00:00:00.000001000Z' } },
  ],
  transaction: 'AQID',
};

/** The same in the form of protobuf.js. */
const message = JSON.parse(
  JSON.stringify(json)
    .replace('null}', '"NULL_VALUE"}')
    .replace('"2025-11-20T10:00:00.123456000Z"', '{"seconds":"1763632800","nanos":123456000}')
    .replace('"0001-01-01T00:00:00.000001000Z"', '{"seconds":"-62135596800","nanos":1000}'),
);

describe('the protobuf codec', () => {
  it('reads messages that protobuf.js writes', () => {
    const bytes = method('Commit').requestSerialize(message);
    expect(decodeMessage(commitRequest, bytes)).toEqual(json);
  });

  it('writes messages that protobuf.js reads', () => {
    const bytes = encodeMessage(commitRequest, json);
    expect(method('Commit').requestDeserialize(bytes)).toEqual(message);
  });

  it('reads and writes wrappers, enums and nested types', () => {
    const query = {
      parent: 'p',
      structuredQuery: {
        from: [{ collectionId: 'c', allDescendants: true }],
        where: {
          fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { nullValue: null } },
        },
        orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
        select: { fields: [{ fieldPath: 'a' }] },
        limit: 5,
      },
    };
    const bytes = encodeMessage(runQueryRequest, query);
    expect(decodeMessage(runQueryRequest, bytes)).toEqual(query);
    expect(Object(method('RunQuery').requestDeserialize(bytes)).structuredQuery.limit).toEqual({
      value: 5,
    });
  });

  it('reads packed and unpacked numbers, and writes numbers that protobuf.js reads', () => {
    const change = { targetChange: { targetChangeType: 'REMOVE', targetIds: [1, 300, -1] } };
    const packed = method('Listen').responseSerialize(change);
    const unpacked = encodeMessage(listenResponse, change);
    expect(decodeMessage(listenResponse, packed)).toEqual(change);
    expect(decodeMessage(listenResponse, unpacked)).toEqual(change);
    expect(method('Listen').responseDeserialize(unpacked)).toEqual(change);
  });

  it('reads an empty wrapper as 0 and an empty timestamp as 1970', () => {
    const bytes = method('RunQuery').requestSerialize({
      readTime: {},
      structuredQuery: { limit: {} },
    });
    expect(decodeMessage(runQueryRequest, bytes)).toEqual({
      readTime: '1970-01-01T00:00:00.000000000Z',
      structuredQuery: { limit: 0 },
    });
  });

  it('skips unknown fields', () => {
    const unknown = Buffer.from([0xf8, 0x07, 0x01, 0xfa, 0x07, 0x02, 0x61, 0x62]);
    const bytes = Buffer.concat([unknown, encodeMessage(commitRequest, { database: 'd' })]);
    expect(decodeMessage(commitRequest, bytes)).toEqual({ database: 'd' });
  });

  it('skips a field with an unexpected wire type, as protobuf.js does', () => {
    const bytes = Buffer.from('0801' + '0a0164' + '19000000000000000012001801', 'hex');
    expect(decodeMessage(commitRequest, bytes)).toEqual({ database: 'd', writes: [{}] });
  });

  it('keeps a field of the name __proto__ a field', () => {
    const map = JSON.parse('{"__proto__":{"booleanValue":true}}');
    const bytes = encodeMessage(commitRequest, { writes: [{ update: { fields: map } }] });
    const decoded = Object(decodeMessage(commitRequest, bytes));
    expect(Object.keys(decoded.writes[0].update.fields)).toEqual(['__proto__']);
  });

  it('rejects a message that ends in the middle', () => {
    const bytes = encodeMessage(commitRequest, json);
    expect(() => decodeMessage(commitRequest, bytes.subarray(0, -3))).toThrow(
      expect.objectContaining({ status: 'INTERNAL' }),
    );
  });

  it('refuses to write a field that a message does not have', () => {
    expect(() => encodeMessage(commitRequest, { databse: 'd' })).toThrow('no field databse');
  });
});
