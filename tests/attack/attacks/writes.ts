import { collection } from '@dinar/domain/documents/collections';
import type { Attack } from '../attack.ts';

/** Documents a stranger has no business with: those that are there, and those of collections unheard of. */
export const forbiddenPaths = [
  `${collection.bankRates}/2026-11-20_BIAT_EUR`,
  `${collection.ratesStats}/EUR`,
  `${collection.bankSnapshots}/2026-11-20_BIAT`,
  `${collection.rateHistory}/EUR_2026`,
  `${collection.coins}/bitcoin`,
  `${collection.news}/attack`,
  `${collection.mail}/attack`,
  `${collection.system}/health`,
  `${collection.system}/attack`,
  `${collection.contactMessages}/kept-from-strangers`,
  `${collection.contactMessages}/kept-from-strangers/replies/attack`,
  'users/attack',
  'a/b/c/d',
] as const;

const fields = { value: { doubleValue: 999 }, attacked: { booleanValue: true } };

/** Each kind of write of each forbidden document, by each protocol. */
export function writeAttacks(projectId: string): Attack[] {
  return forbiddenPaths.flatMap((path) => [
    ...overRest(projectId, path),
    ...overGrpc(projectId, path),
    ...overChannel(projectId, path),
  ]);
}

function nameOf(projectId: string, path: string): string {
  return `projects/${projectId}/databases/(default)/documents/${path}`;
}

function overRest(projectId: string, path: string): Attack[] {
  const documents = `/v1/projects/${projectId}/databases/(default)/documents`;
  const name = nameOf(projectId, path);
  const parent = path.split('/').slice(0, -1).join('/');
  const post = (what: string, suffix: string, body: object) =>
    attack(`REST ${what} ${path}`, 'POST', `${documents}${suffix}`, body);
  const commit = (what: string, write: object) => post(what, ':commit', { writes: [write] });
  return [
    post('create', `/${parent}?documentId=${path.split('/').at(-1)}-new`, { fields }),
    attack(`REST patch ${path}`, 'PATCH', `${documents}/${path}`, { fields }),
    attack(
      `REST patch one field ${path}`,
      'PATCH',
      `${documents}/${path}?updateMask.fieldPaths=value`,
      {
        fields,
      },
    ),
    attack(`REST delete ${path}`, 'DELETE', `${documents}/${path}`, {}),
    commit('commit update', { update: { name, fields } }),
    commit('commit delete', { delete: name }),
    commit('commit transform', {
      transform: {
        document: name,
        fieldTransforms: [{ fieldPath: 'value', increment: { integerValue: '1' } }],
      },
    }),
    post('batch', ':batchWrite', { writes: [{ update: { name, fields } }, { delete: name }] }),
  ];
}

function attack(name: string, method: string, path: string, body: object): Attack {
  return {
    name,
    attempt: {
      via: 'http',
      to: 'firestore',
      method,
      path,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
    must: { refused: true },
  };
}

function overGrpc(projectId: string, path: string): Attack[] {
  const database = `projects/${projectId}/databases/(default)`;
  const name = nameOf(projectId, path);
  const [id = '', ...above] = path.split('/').reverse();
  const collectionId = above[0] ?? '';
  const parent = nameOf(projectId, above.slice(1).reverse().join('/')).replace(/\/$/, '');
  const writes = [{ update: { name, fields } }];
  const calls: [string, object, object[]?][] = [
    ['CreateDocument', { parent, collectionId, documentId: `${id}-new`, document: { fields } }],
    ['UpdateDocument', { document: { name, fields } }],
    ['DeleteDocument', { name }],
    ['Commit', { database, writes }],
    ['BatchWrite', { database, writes }],
    ['Write', { database }, [{ writes, streamToken: Buffer.from('forged') }]],
  ];
  return calls.map(([method, message, more]) => ({
    name: `gRPC ${method} ${path}`,
    attempt: { via: 'grpc', method, message, ...(more && { more }) },
    must: { refused: true },
  }));
}

function overChannel(projectId: string, path: string): Attack[] {
  const database = `projects/${projectId}/databases/(default)`;
  const writes = [{ update: { name: nameOf(projectId, path), fields } }];
  return [
    {
      name: `WebChannel Write ${path}`,
      attempt: { via: 'channel', method: 'Write', messages: [{ database }, { writes }] },
      must: { refused: true },
    },
  ];
}
