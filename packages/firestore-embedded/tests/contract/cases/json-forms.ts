import { idsFound, type Json } from '../../support/answer.ts';
import { type Context, type ContractCase, databaseName } from '../context.ts';

type Sent = Json | string | number | null | readonly unknown[];

const refused = 'INVALID_ARGUMENT';

async function read({ grpc, collection }: Context): Promise<Json> {
  const request = { database: databaseName, documents: [`${collection}/a`] };
  const { messages = [] } = await grpc.serverStream('BatchGetDocuments', request);
  return messages[0]?.found?.fields ?? {};
}

/** Values, each sent in a separate write, with the stored value or the error. */
const values: readonly (readonly [Sent, unknown])[] = [
  [{ booleanValue: 'true' }, { booleanValue: true }],
  [{ boolean_value: true }, { booleanValue: true }],
  [{ booleanValue: 1 }, refused],
  [{ integerValue: 7 }, { integerValue: '7' }],
  [{ integerValue: '1e2' }, { integerValue: '100' }],
  [{ integerValue: '+1' }, { integerValue: '1' }],
  [{ integerValue: 1.5 }, refused],
  [{ integerValue: '9223372036854775808' }, refused],
  [{ doubleValue: '1.5' }, { doubleValue: 1.5 }],
  [{ doubleValue: '.5' }, { doubleValue: 0.5 }],
  [{ doubleValue: '0x10' }, refused],
  [{ doubleValue: '1e400' }, refused],
  [{ doubleValue: ' 1' }, refused],
  [{ stringValue: {} }, refused],
  [{ stringValue: null }, refused],
  [{ bytesValue: '!!' }, refused],
  [{ bytesValue: 'A' }, refused],
  [{ bytesValue: 'AA E=' }, refused],
  [{ nullValue: 'x' }, refused],
  [{ timestampValue: '2026-11-24' }, refused],
  [{ timestampValue: '2026-11-24t00:00:00z' }, refused],
  [{ geoPointValue: { latitude: 1, longitude: 2, altitude: 3 } }, refused],
  [{ geoPointValue: null }, refused],
  [{ arrayValue: [] }, refused],
  [{ arrayValue: { values: [null] } }, refused],
  [{ arrayValue: { items: [] } }, refused],
  [{ mapValue: { k: { stringValue: 'x' } } }, refused],
  [{ mapValue: { fields: { k: null } } }, refused],
  [{ stringValue: 'x', integerValue: '1' }, refused],
  [{ stringValue: 'x', integerValue: null }, refused],
  [{ unknownValue: 1 }, refused],
  [{}, refused],
  [null, refused],
];

const one = { integerValue: '1' };
const nine = { integerValue: '9' };

/** Additions to an update of `a` in a document of `a` and `b`, with the resulting fields or the error. */
const besideUpdate: readonly (readonly [Json, unknown])[] = [
  [{ update_mask: { field_paths: ['a'] } }, { a: nine, b: one }],
  [{ updateMask: { field_paths: ['a'] } }, { a: nine, b: one }],
  [{ updateMask: null }, { a: nine }],
  [{ updateMask: 'a' }, refused],
  [{ updateMask: { fieldPaths: 'a' } }, refused],
  [{ updateMask: { fieldPaths: ['a'] }, update_mask: { fieldPaths: ['b'] } }, refused],
  [{ current_document: { exists: false } }, 'ALREADY_EXISTS'],
  [{ currentDocument: { exists: 'false' } }, 'ALREADY_EXISTS'],
  [{ currentDocument: { exist: true } }, refused],
  [{ currentDocument: { exists: true, updateTime: '2020-01-01T00:00:00Z' } }, refused],
  [{ update_transforms: [{ field_path: 'c', increment: one }] }, { a: nine, c: one }],
  [{ updateTransforms: [{ fieldPath: 'c', setToServerValue: 'x' }] }, refused],
  [{ delete: null }, refused],
  [{ nope: 1 }, refused],
];

/** Query parts for three documents whose `n` is 1, 2 and 3, with the documents found or the error. */
const queries: readonly (readonly [Json, unknown])[] = [
  [{ orderBy: [{ field: { fieldPath: 'n' }, direction: 2 }] }, [3, 2, 1]],
  [{ order_by: [{ field: { field_path: 'n' }, direction: '2' }] }, [3, 2, 1]],
  [{ orderBy: [{ field: { fieldPath: 'n' }, direction: 7 }] }, refused],
  [{ orderBy: [{ field: { fieldPath: 'n' }, direction: 'descending' }] }, refused],
  [{ orderBy: [{ field: { fieldPath: 'n', nope: 1 } }] }, refused],
  [{ where: { fieldFilter: { field: { fieldPath: 'n' }, op: 5, value: one } } }, [1]],
  [{ where: { field_filter: { field: { field_path: 'n' }, op: 'EQUAL', value: one } } }, [1]],
  [{ where: { nope: {} } }, refused],
  [{ limit: '2' }, [1, 2]],
  [{ limit: { value: 2 } }, refused],
  [{ limit: 1.5 }, refused],
  [{ limit: 3_000_000_000 }, refused],
  [{ offset: '1', limit: null }, [2, 3]],
  [
    { orderBy: [{ field: { fieldPath: 'n' } }], start_at: { values: [one], before: 'false' } },
    [2, 3],
  ],
  [{ select: { fields: [{ field_path: 'n' }] } }, [1, 2, 3]],
  [{ nope: 1 }, refused],
];

/** A case that sends each of the first elements, and expects the second ones. */
function caseOf(
  title: string,
  pairs: readonly (readonly [Sent, unknown])[],
  outcome: (sent: Sent, context: Context) => Promise<unknown>,
): ContractCase {
  return {
    title,
    expected: pairs,
    async run(context) {
      const seen: unknown[] = [];
      for (const [sent] of pairs) seen.push([sent, await outcome(sent, context)]);
      return seen;
    },
  };
}

/** All JSON forms that clients may send, and forms that must be refused. */
export const jsonFormCases: readonly ContractCase[] = [
  caseOf(
    'Values are taken in each form of proto3 JSON, and in no other.',
    values,
    async (sent, context) => {
      const { commit, collection } = context;
      const status = await commit({ update: { name: `${collection}/a`, fields: { v: sent } } });
      return status === 'OK' ? plain((await read(context)).v) : status;
    },
  ),
  caseOf(
    'The fields of a write are known by both their names, and others are refused.',
    besideUpdate,
    async (sent, context) => {
      const { commit, collection } = context;
      const name = `${collection}/a`;
      await commit({ update: { name, fields: { a: one, b: one } } });
      const status = await commit({ update: { name, fields: { a: nine } }, ...Object(sent) });
      const fields = Object.entries(await read(context));
      if (status !== 'OK') return status;
      return Object.fromEntries(fields.map(([field, value]) => [field, plain(value)]));
    },
  ),
  caseOf(
    'The fields of a query are known by both their names, and others are refused.',
    queries,
    async (sent, { commit, rest, collection, collectionId }) => {
      const writes = [1, 2, 3].map((n) => ({
        update: { name: `${collection}/${n}`, fields: { n: { integerValue: n } } },
      }));
      await commit(...writes);
      const structured_query = { from: [{ collection_id: collectionId }], ...Object(sent) };
      const answer = await rest('runQuery', { structured_query });
      return answer.error?.status ?? idsFound(answer).map(Number);
    },
  ),
];

/** A value as protobuf.js returns it, without the name of the field that is set. */
function plain(value: unknown): unknown {
  const { valueType: _kind, ...set } = Object(value);
  return set;
}
