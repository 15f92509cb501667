import { type Attack, secret } from '../attack.ts';

const writtenFields = JSON.stringify({ fields: { attacked: { booleanValue: true } } });
const json = { 'Content-Type': 'application/json' };

/** Names of documents that mean something else to a careless server. */
export function pathAttacks(projectId: string): Attack[] {
  const documents = `/v1/projects/${projectId}/databases/(default)/documents`;
  const names = [
    '.',
    '..',
    '../contact-messages/kept-from-strangers',
    'news/../contact-messages/kept-from-strangers',
    'news/%2e%2e/contact-messages/kept-from-strangers',
    'news%2f..%2fcontact-messages%2fkept-from-strangers',
    'news/..%5ccontact-messages%5ckept-from-strangers',
    'contact-messages//kept-from-strangers',
    'contact-messages/kept-from-strangers/',
    'contact-messages/./kept-from-strangers',
    'contact-messages/%6bept-from-strangers',
    'contact-messages%00/kept-from-strangers',
    'contact-messages/kept-from-strangers%00',
    'Contact-Messages/kept-from-strangers',
    '__contact__/x',
    'contact-messages/__id__',
    'news/__proto__/x/y',
    'news/constructor/prototype/y',
    'contact-messages/%',
    'contact-messages/%E0%A4%A',
    'contact-messages/%u002e',
    `contact-messages/${'x'.repeat(1600)}`,
    `${'a/'.repeat(300)}b`,
    'contact-messages/%0d%0aX-Injected:%20yes',
    'contact-messages/kept-from-strangers:commit',
    'contact-messages/kept-from-strangers?x-http-method-override=DELETE',
    'contact-messages/kept-from-strangers#/rates-stats/EUR',
    'contact-messages/%F0%9F%92%B8%E2%80%AE',
    '*/kept-from-strangers',
    '{collection}/kept-from-strangers',
    'contact-messages/$(id)',
    "contact-messages/' OR 1=1 --",
  ];
  const databases = [
    '/v1/projects/other/databases/(default)/documents/contact-messages/x',
    `/v1/projects/${projectId}/databases/other/documents/contact-messages/x`,
    `/v1/projects/${projectId}/databases/../documents/contact-messages/x`,
    `/v1/projects/${projectId}/../../emulator/v1/projects/${projectId}/databases/(default)/documents`,
    '/v1/projects//databases//documents/contact-messages/x',
    '/v1beta1/../v1/projects/x',
    '/v2/projects/x/databases/y/documents/z/z',
    '/v1/',
    '//v1//projects',
  ];
  return [
    ...names.flatMap((name) => [
      attempt(`read ${name.slice(0, 60)}`, 'GET', `${documents}/${name}`),
      attempt(`write ${name.slice(0, 60)}`, 'PATCH', `${documents}/${name}`, writtenFields),
      attempt(`delete ${name.slice(0, 60)}`, 'DELETE', `${documents}/${name}`),
    ]),
    ...databases.map((path) => attempt(`write to ${path}`, 'PATCH', path, writtenFields)),
  ];
}

function attempt(title: string, method: string, path: string, body?: string): Attack {
  return {
    name: `path: ${title}`,
    attempt: {
      via: 'http',
      to: 'firestore',
      method,
      path: path.replaceAll(' ', '%20'),
      headers: json,
      ...(body !== undefined && { body }),
    },
    must: { refused: true, hidden: [secret, '\r\nX-Injected'] },
  };
}
