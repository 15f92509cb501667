import { collection } from '@dinar/domain/documents/collections';
import { type Attack, secret, secretId } from '../attack.ts';

const closed = [collection.contactMessages, collection.mail, 'users', 'page-versions'] as const;

/** Everything that would show a stranger what visitors wrote, or what else there is. */
export function readAttacks(projectId: string): Attack[] {
  const database = `projects/${projectId}/databases/(default)`;
  const documents = `${database}/documents`;
  const kept = `${documents}/${collection.contactMessages}/${secretId}`;
  const query = (from: object[], more = {}) => ({
    parent: documents,
    structuredQuery: { from, ...more },
  });
  const everywhere = [{ allDescendants: true }];
  const grouped = [{ collectionId: collection.contactMessages, allDescendants: true }];
  const counted = {
    parent: documents,
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: collection.contactMessages }] },
      aggregations: [{ alias: 'n', count: {} }],
    },
  };
  const equals = {
    where: {
      fieldFilter: {
        field: { fieldPath: 'status' },
        op: 'EQUAL',
        value: { stringValue: 'pending' },
      },
    },
  };
  const listened = (structuredQuery: object) => [
    { database, addTarget: { targetId: 2, query: { parent: documents, structuredQuery } } },
  ];
  return [
    ...closed.flatMap((name) => [
      rest(`GET list ${name}`, 'GET', `/v1/${documents}/${name}`),
      rest(`GET list ${name}, missing shown`, 'GET', `/v1/${documents}/${name}?showMissing=true`),
      rest(`query ${name}`, 'POST', `/v1/${documents}:runQuery`, query([{ collectionId: name }])),
      grpc(`ListDocuments ${name}`, 'ListDocuments', { parent: documents, collectionId: name }),
      grpc(`RunQuery ${name}`, 'RunQuery', query([{ collectionId: name }])),
      channel(`listen to ${name}`, listened({ from: [{ collectionId: name }] })),
    ]),
    rest('GET the message', 'GET', `/v1/${kept}`),
    rest('GET one field of it', 'GET', `/v1/${kept}?mask.fieldPaths=subject`),
    rest('batch get', 'POST', `/v1/${documents}:batchGet`, { documents: [kept] }),
    rest('batch get among others', 'POST', `/v1/${documents}:batchGet`, {
      documents: [`${documents}/rates-stats/EUR`, kept],
    }),
    rest(
      'query by a field',
      'POST',
      `/v1/${documents}:runQuery`,
      query([{ collectionId: collection.contactMessages }], equals),
    ),
    rest('query of a group', 'POST', `/v1/${documents}:runQuery`, query(grouped)),
    rest('query of everything', 'POST', `/v1/${documents}:runQuery`, query(everywhere)),
    rest('query without limits of another parent', 'POST', `/v1/${kept}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'replies' }] },
    }),
    rest('count of messages', 'POST', `/v1/${documents}:runAggregationQuery`, counted),
    rest('ids of collections', 'POST', `/v1/${documents}:listCollectionIds`, {}),
    rest('ids of collections below it', 'POST', `/v1/${kept}:listCollectionIds`, {}),
    rest('parts of a group', 'POST', `/v1/${documents}:partitionQuery`, {
      structuredQuery: { from: grouped, orderBy: [{ field: { fieldPath: '__name__' } }] },
      partitionCount: '2',
    }),
    rest('list of system', 'GET', `/v1/${documents}/${collection.system}`),
    rest('all databases', 'GET', `/v1/projects/${projectId}/databases`),
    rest('read in a transaction', 'POST', `/v1/${documents}:batchGet`, {
      documents: [kept],
      newTransaction: { readWrite: {} },
    }),
    grpc('GetDocument', 'GetDocument', { name: kept }),
    grpc('BatchGetDocuments', 'BatchGetDocuments', { database, documents: [kept] }),
    grpc('RunQuery of everything', 'RunQuery', query(everywhere)),
    grpc('RunAggregationQuery', 'RunAggregationQuery', counted),
    grpc('ListCollectionIds', 'ListCollectionIds', { parent: documents }),
    grpc(
      'PartitionQuery',
      'PartitionQuery',
      query(grouped, { orderBy: [{ field: { fieldPath: '__name__' } }] }),
    ),
    channel('listen to the message', [
      { database, addTarget: { targetId: 2, documents: { documents: [kept] } } },
    ]),
    channel('listen to a group', listened({ from: grouped })),
    channel('listen with a forged resume token', [
      {
        database,
        addTarget: {
          targetId: 2,
          documents: { documents: [kept] },
          resumeToken: Buffer.from('forged').toString('base64'),
        },
      },
    ]),
  ];
}

const hidden = [secret];

function rest(title: string, method: string, path: string, body?: object): Attack {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'Content-Type': 'application/json' };
  return {
    name: `read over REST: ${title}`,
    attempt: { via: 'http', to: 'firestore', method, path, headers, ...json },
    must: { refused: true, hidden },
  };
}

function grpc(title: string, method: string, message: object): Attack {
  return {
    name: `read over gRPC: ${title}`,
    attempt: { via: 'grpc', method, message },
    must: { refused: true, hidden },
  };
}

function channel(title: string, messages: readonly object[]): Attack {
  return {
    name: `read over WebChannel: ${title}`,
    attempt: { via: 'channel', method: 'Listen', messages },
    must: { refused: true, hidden },
  };
}
