import { describe, expect, it } from 'vitest';
import { fromProtoJson, toProtoJson } from './proto-json.ts';

/** A message as protobufjs has it, and the same in proto3 JSON. */
const pairs: [string, object, object][] = [
  [
    'timestamps and wrappers',
    {
      readTime: { seconds: '1763632800', nanos: 123456000 },
      structuredQuery: { limit: { value: 5 }, from: [{ collectionId: 'c' }] },
    },
    {
      readTime: '2025-11-20T10:00:00.123456000Z',
      structuredQuery: { limit: 5, from: [{ collectionId: 'c' }] },
    },
  ],
  [
    'fields whose names mean something elsewhere',
    {
      fields: {
        limit: { stringValue: 'x' },
        readTime: { mapValue: { fields: { upTo: { nullValue: 'NULL_VALUE' } } } },
      },
    },
    {
      fields: {
        limit: { stringValue: 'x' },
        readTime: { mapValue: { fields: { upTo: { nullValue: null } } } },
      },
    },
  ],
  [
    'lists of selected fields',
    { select: { fields: [{ fieldPath: 'a' }] } },
    { select: { fields: [{ fieldPath: 'a' }] } },
  ],
  [
    'times before 1970',
    { values: [{ timestampValue: { seconds: '-62135596800', nanos: 1000 } }] },
    { values: [{ timestampValue: '0001-01-01T00:00:00.000001000Z' }] },
  ],
];

describe('proto JSON', () => {
  it.each(pairs)('is made of %s', (_what, message, json) => {
    expect(toProtoJson({ ...message })).toEqual(json);
  });

  it.each(pairs)('is turned back from %s', (_what, message, json) => {
    expect(fromProtoJson({ ...json })).toEqual(message);
  });

  it('reads an empty wrapper as 0 and an empty timestamp as 1970', () => {
    expect(toProtoJson({ limit: {}, updateTime: {} })).toEqual({
      limit: 0,
      updateTime: '1970-01-01T00:00:00.000000000Z',
    });
  });
});
