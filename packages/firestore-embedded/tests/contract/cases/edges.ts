import { type Json, statusOf } from '../../support/answer.ts';
import { type Context, type ContractCase, databaseName } from '../context.ts';

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

/** Requests at the limits of the API, and reads of data that changes between two requests. */
export const edgeCases: readonly ContractCase[] = [
  {
    title: 'A delete or verify that comes with a mask or transforms is refused.',
    expected: Array.from({ length: 4 }, () => 'INVALID_ARGUMENT').concat('OK'),
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
    expected: 'INVALID_ARGUMENT',
    run: from([reference], []),
  },
  {
    title: 'A cursor with a value for an implied order is refused.',
    expected: ['INVALID_ARGUMENT', 'INVALID_ARGUMENT'],
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
    expected: 'INVALID_ARGUMENT',
    async run({ rest, collectionId }) {
      const structuredQuery = { from: [{ collectionId }] };
      const aggregations = [{ alias: 'n', count: { upTo: '-1' } }];
      const structuredAggregationQuery = { structuredQuery, aggregations };
      return statusOf(await rest('runAggregationQuery', { structuredAggregationQuery }));
    },
  },
  {
    title: 'An update time in the future is no precondition.',
    expected: ['INVALID_ARGUMENT', 'INVALID_ARGUMENT'],
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
];
