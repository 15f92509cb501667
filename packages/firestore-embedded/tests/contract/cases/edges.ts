import { idsFound, type Json, statusOf } from '../../support/answer.ts';
import { type Context, type ContractCase, databaseName } from '../context.ts';

const refused = 'INVALID_ARGUMENT';
const fields = { n: { integerValue: '1' } };

/** Read times, each with the error of a transaction and of a request at that time. */
const readTimes = [
  ['1969-12-31T23:59:59Z', refused],
  ['2020-01-01T00:00:00Z', 'FAILED_PRECONDITION'],
  ['2999-01-01T00:00:00Z', refused],
] as const;

const int = (value: number): Json => ({ integerValue: String(value) });

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function fill({ commit, collection }: Context, ...ids: string[]): Promise<void> {
  const writes = ids.map((id, n) => ({
    update: { name: `${collection}/${id}`, fields: { n: int(n + 1) } },
  }));
  await commit(...writes);
}

/** Returns a function that runs a query with these orders from a start cursor. */
function from(values: readonly Json[], orderBy: readonly string[], where?: Json) {
  return async (context: Context): Promise<unknown> => {
    const { rest, collection, collectionId } = context;
    await fill(context, 'a', 'b', 'c');
    const marked = JSON.stringify({
      from: [{ collectionId }],
      ...(where && { where }),
      orderBy: orderBy.map((fieldPath) => ({ field: { fieldPath } })),
      startAt: { values, before: true },
    });
    const structuredQuery = JSON.parse(marked.replaceAll('COLLECTION', collection));
    return statusOf(await rest('runQuery', { structuredQuery }));
  };
}

const reference = { referenceValue: 'COLLECTION/b' };
const positive = {
  fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: int(0) },
};

/**
 * Requests at the limits of the API, reads of data that changes between two requests, and requests whose
 * address, mask or read time is wrong.
 */
export const edgeCases: readonly ContractCase[] = [
  {
    title: 'A delete or verify that comes with a mask or transforms is refused.',
    expected: Array.from({ length: 4 }, () => refused).concat('OK'),
    run: async (context) => {
      const { commit, collection } = context;
      await fill(context, 'a');
      const name = `${collection}/a`;
      const updateTransforms = [{ fieldPath: 'n', increment: int(1) }];
      const updateMask = { fieldPaths: ['n'] };
      const currentDocument = { exists: true };
      const writes: Json[] = [
        { delete: name, updateTransforms },
        { delete: name, updateMask },
        { verify: name, currentDocument, updateTransforms },
        { verify: name, currentDocument, updateMask },
        { delete: name, currentDocument },
      ];
      const statuses: unknown[] = [];
      for (const write of writes) statuses.push(await commit(write));
      return statuses;
    },
  },
  {
    title: 'A cursor without orders is refused.',
    expected: refused,
    run: from([reference], []),
  },
  {
    title: 'A cursor with a value for an implied order is refused.',
    expected: [refused, refused],
    run: async (context) => [
      await from([int(2), reference], ['n'])(context),
      await from([int(2)], [], positive)(context),
    ],
  },
  {
    title: 'A cursor with a value for each stated order is taken.',
    expected: 'OK',
    run: from([int(2), reference], ['n', '__name__']),
  },
  {
    title: 'A count up to less than nothing is refused.',
    expected: refused,
    async run({ rest, collectionId }) {
      const structuredQuery = { from: [{ collectionId }] };
      const aggregations = [{ alias: 'n', count: { upTo: '-1' } }];
      const structuredAggregationQuery = { structuredQuery, aggregations };
      return statusOf(await rest('runAggregationQuery', { structuredAggregationQuery }));
    },
  },
  {
    title: 'An update time in the future is no precondition.',
    expected: [refused, refused],
    async run(context) {
      const { commit, collection } = context;
      await fill(context, 'a');
      const name = `${collection}/a`;
      const currentDocument = { updateTime: inAnHour() };
      return [
        await commit({ delete: name, currentDocument }),
        await commit({ update: { name, fields: {} }, currentDocument }),
      ];
    },
  },
  {
    title: 'Collections and missing documents are those of the read time.',
    expected: { ids: ['sub'], names: ['here', 'missing'] },
    async run(context) {
      const { grpc, commit, collection, collectionId } = context;
      const put = (path: string) => ({ update: { name: `${collection}/${path}`, fields: {} } });
      const gone = (path: string) => ({ delete: `${collection}/${path}` });
      const { commitTime: readTime } = await grpc.unary('Commit', {
        database: databaseName,
        writes: [put('here'), put('here/sub/x'), put('missing/sub/x')],
      });
      await commit(gone('here/sub/x'), gone('missing/sub/x'), put('here/later/x'));
      const listedIds = { parent: `${collection}/here`, readTime };
      const { collectionIds: ids } = await grpc.unary('ListCollectionIds', listedIds);
      const { documents } = await grpc.unary('ListDocuments', {
        ...{ parent: `${databaseName}/documents`, collectionId },
        ...{ showMissing: true, mask: { fieldPaths: ['none'] }, readTime },
      });
      const names = Object(documents).map(({ name }: { name: string }) =>
        name.slice(collection.length + 1),
      );
      return { ids, names };
    },
  },
  {
    title: 'A request with an unreadable mask is refused, and nothing is written or read.',
    expected: { changing: refused, reading: [refused, refused, refused], there: [] },
    async run({ outcomeAt, rest, collection, collectionId }) {
      const mask = 'mask.fieldPaths=a..b';
      const changing = await outcomeAt('PATCH', `/${collectionId}/a?${mask}`, { fields });
      const read = await rest('batchGet', {
        documents: [`${collection}/a`],
        mask: { fieldPaths: ['a..b'] },
      });
      const reading = [
        await outcomeAt('GET', `/${collectionId}/a?${mask}`),
        await outcomeAt('GET', `/${collectionId}?${mask}`),
        statusOf(read),
      ];
      const structuredQuery = { from: [{ collectionId }] };
      const there = idsFound(await rest('runQuery', { structuredQuery }));
      return { changing, reading, there };
    },
  },
  {
    title: 'A read time before 1970, too old or to come is refused where a transaction begins.',
    expected: readTimes.map(([readTime, error]) => [readTime, error, error]),
    async run({ grpc }) {
      const seen: unknown[] = [];
      for (const [readTime] of readTimes) {
        const seconds = Date.parse(readTime) / 1000;
        const options = { readOnly: { readTime: { seconds } } };
        const begun = await grpc.unary('BeginTransaction', { database: databaseName, options });
        const read = await grpc.serverStream('BatchGetDocuments', {
          database: databaseName,
          documents: [],
          readTime: { seconds },
        });
        seen.push([readTime, statusOf(begun), statusOf(read)]);
      }
      return seen;
    },
  },
  {
    title: 'A query that is not there is an invalid argument.',
    expected: [refused, refused],
    run: async ({ outcomeAt }) => [
      await outcomeAt('POST', ':runQuery', {}),
      await outcomeAt('POST', ':runAggregationQuery', {}),
    ],
  },
  {
    title: 'A commit with a name that no document has is refused whole.',
    expected: [refused, 'NOT_FOUND'],
    async run({ commit, outcomeAt, collection, collectionId }) {
      const named = { update: { name: `${collection}/a`, fields } };
      const unnamed = { update: { name: collection, fields } };
      return [await commit(named, unnamed), await outcomeAt('GET', `/${collectionId}/a`)];
    },
  },
];
