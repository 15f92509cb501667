import type { JsonObject } from '../model/json.ts';

export const database = 'projects/p/databases/(default)';
export const parent = `${database}/documents`;
const one = `${parent}/c/one`;
const mask = { fieldPaths: ['a'] };
const structuredQuery = { from: [{ collectionId: 'c' }] };
const aggregations = [{ alias: 'n', count: {} }];
const readOnly = { readOnly: {} };
const exists = { exists: true };
const count = (query: object) => ({ structuredQuery: query, aggregations });
const document = (id: string, a: number) => ({
  name: `${parent}/c/${id}`,
  fields: { a: { integerValue: String(a) }, b: { booleanValue: true } },
});
export const update = (id: string, a: number) => ({ update: document(id, a) });

/** Placeholders for values that are only known once the database has been filled. */
export const past = 'PAST';
export const transaction = 'TRANSACTION';
const reading = { transaction, readTime: past };
const beginning = { ...reading, newTransaction: readOnly };
const querying = { ...beginning, explainOptions: { analyze: true } };
const paging = { pageSize: 1, pageToken: 'next' };

/** For each method a request, and for each of its fields a value that must change the outcome. */
export const requests: Readonly<Record<string, readonly [base: JsonObject, changes: JsonObject]>> =
  {
    GetDocument: [{ name: one }, { name: `${parent}/c/two`, mask, ...reading }],
    ListDocuments: [
      { parent, collectionId: 'c' },
      {
        ...{ parent: one, collectionId: 'other', mask, showMissing: true, orderBy: 'a desc' },
        ...{ ...reading, ...paging },
      },
    ],
    UpdateDocument: [
      { document: document('one', 5) },
      {
        document: document('one', 6),
        ...{ updateMask: { fieldPaths: ['b'] }, mask, currentDocument: { exists: false } },
      },
    ],
    DeleteDocument: [{ name: `${parent}/c/none` }, { name: one, currentDocument: exists }],
    ListCollectionIds: [{ parent }, { parent: one, ...paging, readTime: past }],
    BeginTransaction: [
      { database },
      { database: 'none', options: { readOnly: { readTime: '2199-01-01T00:00:00Z' } } },
    ],
    Commit: [
      { database, writes: [update('one', 5)] },
      { database: 'none', writes: [update('two', 5)], transaction },
    ],
    Rollback: [
      { database, transaction },
      { database: 'none', transaction: 'AAAA' },
    ],
    BatchGetDocuments: [
      { database, documents: [one] },
      { database: 'none', documents: [`${parent}/c/two`], mask, ...beginning },
    ],
    RunQuery: [
      { parent, structuredQuery },
      { parent: one, structuredQuery: { ...structuredQuery, limit: 1 }, ...querying },
    ],
    RunAggregationQuery: [
      { parent, structuredAggregationQuery: count(structuredQuery) },
      {
        ...{ parent: one, structuredAggregationQuery: count({ ...structuredQuery, limit: 1 }) },
        ...querying,
      },
    ],
  };
