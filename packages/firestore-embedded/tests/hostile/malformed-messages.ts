/** Invalid bodies of a commit, by their fault. */
export function malformedBodies(database: string): Readonly<Record<string, string | Buffer>> {
  const name = `${database}/documents/c/malformed`;
  const update = (fields: object) => JSON.stringify({ writes: [{ update: { name, fields } }] });
  return {
    'no JSON': 'writes=1',
    'half a JSON': '{"writes":[{"update"',
    'a JSON that ends twice': '{"writes":[]}}',
    'a number': '42',
    'a list': '[]',
    'a list of lists': '[[[[]]]]',
    'writes as a text': '{"writes":"all"}',
    'writes as a map': '{"writes":{"0":{"delete":"x"}}}',
    'a write that is null': '{"writes":[null]}',
    'a write of two kinds': JSON.stringify({ writes: [{ update: { name }, delete: name }] }),
    'an integer that is code': update({ a: { integerValue: '1;process.exit()' } }),
    'an instant of the year 99999': update({ a: { timestampValue: '99999-01-01T00:00:00Z' } }),
    'a reference elsewhere': update({ a: { referenceValue: '../../etc/passwd' } }),
    'a hundred thousand brackets': `${'['.repeat(100_000)}`,
    'a field name of a megabyte': update({ ['f'.repeat(1_100_000)]: { booleanValue: true } }),
    'a request of twelve megabytes': Buffer.alloc(12_000_000, 0x20),
    'bytes that are no UTF-8': Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]),
    'a lone surrogate': update({ a: { stringValue: 'x' } }).replace('"x"', '"\\ud800"'),
    'a key that is a prototype': '{"__proto__":{"writes":[]},"constructor":{"prototype":{}}}',
    'a transaction of nobody': JSON.stringify({
      transaction: 'Zm9yZ2Vk',
      writes: [{ delete: name }],
    }),
    'a thousand writes': JSON.stringify({ writes: Array(1000).fill({ delete: name }) }),
  };
}

/** Bytes that are not a message of the service. */
export const malformedBytes: Readonly<Record<string, Buffer>> = {
  'no bytes': Buffer.alloc(0),
  'bytes of chance': Buffer.from('c0ffee00deadbeef', 'hex'),
  'a length beyond the message': Buffer.from([0x0a, 0xff, 0xff, 0xff, 0xff, 0x0f]),
  'a varint without an end': Buffer.alloc(64, 0xff),
  'a group that never ends': Buffer.alloc(10_000, 0x0b),
  'a text that is no UTF-8': Buffer.from([0x0a, 0x02, 0xc3, 0x28]),
  'a field number of zero': Buffer.from([0x00, 0x01]),
  'five megabytes': Buffer.alloc(5_000_000, 0x61),
};

/** First messages of a WebChannel stream that are invalid, or invalid as the first ones. */
export function malformedStreams(database: string): Readonly<Record<string, readonly unknown[]>> {
  const name = `${database}/documents/c/malformed`;
  return {
    'no JSON': ['not json'],
    'half a JSON': ['{"database":'],
    'a list': [[]],
    null: ['null'],
    'another database': [{ database: 'projects/other/databases/(default)' }],
    'a database that is a map': [{ database: { evil: true } }],
    'a write before the handshake': [{ writes: [{ delete: name }] }],
    'a forged stream': [{ database, streamId: '../../1', streamToken: 'Zm9yZ2Vk' }],
    'a hundred messages': Array(100).fill({ database }),
  };
}
