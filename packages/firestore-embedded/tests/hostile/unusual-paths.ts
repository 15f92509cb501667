/** Names of documents and databases that a careless server would misinterpret. */
export function unusualPaths(projectId: string): readonly string[] {
  const documents = `/v1/projects/${projectId}/databases/(default)/documents`;
  const names = [
    '.',
    '..',
    '../contact-messages/kept',
    'news/../contact-messages/kept',
    'news/%2e%2e/contact-messages/kept',
    'news%2f..%2fcontact-messages%2fkept',
    'news/..%5ccontact-messages%5ckept',
    'contact-messages//kept',
    'contact-messages/kept/',
    'contact-messages/./kept',
    'contact-messages/%6bept-from-strangers',
    'contact-messages%00/kept',
    'contact-messages/kept%00',
    'Contact-Messages/kept',
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
    'contact-messages/kept:commit',
    'contact-messages/kept?x-http-method-override=DELETE',
    'contact-messages/kept#/rates-stats/EUR',
    'contact-messages/%F0%9F%92%B8%E2%80%AE',
    '*/kept',
    '{collection}/kept',
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
    `/emulator/v1/projects/${projectId}/databases/(default)/documents/%E0%A4%A`,
    '/v1/',
    '//v1//projects',
  ];
  return [...names.map((name) => `${documents}/${name}`), ...databases].map((path) =>
    path.replaceAll(' ', '%20'),
  );
}
