import { idsFound, type Json, statusOf } from '../../support/answer.ts';
import { type ContractCase, databaseName } from '../context.ts';

const refused = 'INVALID_ARGUMENT';
const fields = { n: { integerValue: '1' } };

/** Read times, each with the error of a transaction and of a request at that time. */
const readTimes = [
  ['1969-12-31T23:59:59Z', refused],
  ['2020-01-01T00:00:00Z', 'FAILED_PRECONDITION'],
  ['2999-01-01T00:00:00Z', refused],
] as const;

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/**
 * Requests at the limits of the API, reads of data that changes between two requests, and requests whose
 * address, mask or read time is wrong.
 */
export const edgeCases: readonly ContractCase[] = [
  {
    title: 'A delete or verify that comes with a mask or transforms is refused.',
    expected: Array.from({ length: 4 }, () => refused).concat('OK'),
    async run({ commit, collection }) {
      const name = `${collection}/a`;
      await commit({ update: { name, fields } });
      const updateTransforms = [{ fieldPath: 'n', increment: fields.n }];
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
    title: 'An update time in the future is no precondition.',
    expected: [refused, refused],
    async run({ commit, collection }) {
      const name = `${collection}/a`;
      await commit({ update: { name, fields } });
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
    async run({ grpc, commit, collection, collectionId }) {
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
