import { expect, test } from 'vitest';
import { parseJsonObject } from '../http/read-body.ts';
import { matchCall } from './handle-rest.ts';

const database = 'projects/p/databases/(default)';
const root = `${database}/documents`;

function match(httpMethod: string, target: string, body = '{}') {
  const url = new URL(`/v1/${target}`, 'http://host');
  const { method, message } = matchCall({
    httpMethod,
    pathname: url.pathname,
    query: url.searchParams,
    body: () => parseJsonObject(body),
  });
  return { method: method.name, request: message };
}

// The contract and the README's table ask for every method; here are the addresses with more to read.
test.each<[string, string, string, string, object]>([
  ['POST', `${root}:commit`, '{"writes":[]}', 'Commit', { database, writes: [] }],
  [
    'POST',
    `${root}:runQuery`,
    '{"structured_query":{"limit":"2"}}',
    'RunQuery',
    { parent: root, structuredQuery: { limit: 2 } },
  ],
  [
    'GET',
    `${root}/c/a%2Fb:commit?mask.fieldPaths=x&mask.fieldPaths=y&key=k`,
    '',
    'GetDocument',
    { name: `${root}/c/a/b:commit`, mask: { fieldPaths: ['x', 'y'] } },
  ],
  [
    'GET',
    `${root}/c?pageSize=2&showMissing=true&pageToken=t`,
    '',
    'ListDocuments',
    { parent: root, collectionId: 'c', pageSize: 2, showMissing: true, pageToken: 't' },
  ],
  ['GET', `${root}/c/x/d`, '', 'ListDocuments', { parent: `${root}/c/x`, collectionId: 'd' }],
  [
    'PATCH',
    `${root}/c/x?updateMask.fieldPaths=a&currentDocument.exists=true`,
    '{"fields":{}}',
    'UpdateDocument',
    {
      document: { name: `${root}/c/x`, fields: {} },
      updateMask: { fieldPaths: ['a'] },
      currentDocument: { exists: true },
    },
  ],
  [
    'DELETE',
    `${root}/c/x?currentDocument.updateTime=2026-11-20T10:00:00Z`,
    '',
    'DeleteDocument',
    { name: `${root}/c/x`, currentDocument: { updateTime: '2026-11-20T10:00:00.000000Z' } },
  ],
])('%s /v1/%s with %s is %s.', (httpMethod, target, body, method, request) => {
  expect(match(httpMethod, target, body || '{}')).toEqual({ method, request });
});

test.each([
  ['GET', `${root}/c/x?sort=up`, 'Unknown query parameter: sort'],
  ['GET', `${root}/c?pageSize=many`, "at 'pageSize': It must be an integer of 32 bits."],
  ['GET', `${root}/c?pageSize=1&pageSize=2`, 'pageSize is given twice'],
  ['GET', `${root}/c?page_size=1&pageSize=2`, 'It cannot be set beside "pageSize"'],
  ['POST', `${root}:commit?transaction=AA`, 'Unknown query parameter: transaction'],
  ['POST', `${root}:listen`, ':listen is not served over REST.'],
  ['POST', `${root}/c/x:commit`, ':commit is not served at'],
  ['POST', `${root}/c/x/d:commit`, ':commit is not served at'],
  ['POST', `${root}/c/x:listen`, ':listen is not served at'],
  ['POST', `${database}:commit`, 'POST is not served at'],
  ['PUT', `${root}/c/x`, 'PUT is not served at'],
  ['GET', 'projects/p/locations/x', 'GET is not served at'],
  ['GET', `${root}/c/%E0%A4%A`, 'malformed escape'],
])('%s /v1/%s is refused: %s', (httpMethod, target, message) => {
  expect(() => match(httpMethod, target)).toThrow(message);
});

test.each([
  ['POST', 'c:runQuery', 'RunQuery'],
  ['POST', 'c:listCollectionIds', 'ListCollectionIds'],
  ['POST', 'c/x/y:runAggregationQuery', 'RunAggregationQuery'],
  ['PATCH', 'c', 'UpdateDocument'],
  ['DELETE', 'c', 'DeleteDocument'],
  ['DELETE', 'c/x/y', 'DeleteDocument'],
])('%s at %s is %s, which refuses the name of a collection.', (httpMethod, path, method) => {
  expect(match(httpMethod, `${root}/${path}`).method).toBe(method);
});

test('A body that names another document or database than the address is refused.', () => {
  expect(() => match('PATCH', `${root}/c/x`, `{"name":"${root}/c/y"}`)).toThrow('another name');
  expect(() => match('POST', `${root}:commit`, '{"database":"other"}')).toThrow('another database');
  expect(match('POST', `${root}:commit`, `{"database":"${database}"}`).request).toEqual({
    database,
  });
});
