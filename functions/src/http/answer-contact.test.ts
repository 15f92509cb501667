import type { ContactSubmission } from '@dinar/domain/contact/validate-contact';
import type { PageRequest } from '@dinar/site/delivery/page-renderer';
import { expect, test } from 'vitest';
import { answerContact, type ContactSources } from './answer-contact.ts';
import { maxFormBytes } from './take-contact-post.ts';

const now = new Date('2026-11-20T14:32:00Z');
const broken = new Error('broken');
const fails = () => Promise.reject(broken);

const form = {
  name: 'Amel Ben Salah',
  email: 'amel@example.tn',
  subject: 'Cours du riyal',
  message: 'Bonjour, une question.',
};

const posted = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

interface Sent {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

function setUp(changed: Partial<ContactSources> = {}, changedPage: object = {}) {
  const stored: ContactSubmission[] = [];
  const reports: unknown[] = [];
  const report = (error: unknown) => reports.push(error);
  const page = {
    shell: async () => 'the shell',
    renderer: async () => ({
      resourcesFor: () => [],
      render: ({ url, form: draft }: PageRequest) =>
        ({ status: 200, html: JSON.stringify({ url, draft }) }) as const,
    }),
    board: async () => ({ value: [], isStale: false }),
    resources: async () => [],
    now: () => now,
    report,
    ...changedPage,
  };
  const sources: ContactSources = {
    page,
    store: async (message) => stored.push(message),
    report,
    ...changed,
  };
  const send = ({ method = 'POST', url = '/contact', headers = posted, body = '' }: Sent) => {
    const all: Readonly<Record<string, string>> = headers;
    const header = (name: string) => all[name];
    return answerContact({ method, url, header, body: Buffer.from(body) }, sources);
  };
  return { send, stored, reports };
}

const encoded = (fields: object) => new URLSearchParams({ ...fields }).toString();

test('A valid form is stored trimmed, and the browser is redirected to a page that it loads with GET', async () => {
  const { send, stored } = setUp();
  const body = encoded({ ...form, name: '  Amel Ben Salah ', website: '' });
  expect(await send({ body })).toEqual({
    status: 303,
    headers: { Location: '/contact?envoye=1', 'Cache-Control': 'no-store' },
    body: '',
  });
  expect(stored).toEqual([form]);
});

test('A text in the hidden field is stored with the message, for the trigger to judge', async () => {
  const { send, stored } = setUp();
  const { status } = await send({ body: encoded({ ...form, website: 'http://pub.example' }) });
  expect([status, stored]).toEqual([303, [{ ...form, website: 'http://pub.example' }]]);
});

test('The id that the page chose goes with the message, and any other text is no id', async () => {
  const { send, stored } = setUp();
  const id = 'aB3aB3aB3aB3aB3aB3aB';
  await send({ body: encoded({ ...form, id }) });
  for (const other of ['', 'short', `${id}x`, '../../rates-stats/EUR', 'aB3aB3aB3aB3aB3aB3a/']) {
    await send({ body: encoded({ ...form, id: other }) });
  }
  expect(stored).toEqual([{ ...form, id }, ...Array(5).fill(form)]);
});

test('The line breaks of a form count once, as in the browser', async () => {
  const { send, stored } = setUp();
  const message = `${'a'.repeat(10)}\n`.repeat(45);
  const sent = message.replaceAll('\n', '\r\n');
  expect([message.trim().length <= 500, sent.trim().length > 500]).toEqual([true, true]);
  expect((await send({ body: encoded({ ...form, message: sent }) })).status).toBe(303);
  expect(stored).toEqual([{ ...form, message: message.trim() }]);
});

test('An invalid form is answered with itself as it was written, and its first fault', async () => {
  const { send, stored } = setUp();
  const written = { ...form, name: ' Amel ', message: 'court' };
  const { status, headers, body } = await send({ body: encoded(written) });
  expect({ status, headers }).toMatchObject({
    status: 422,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' },
  });
  const error = { field: 'message', fault: 'too-short' };
  expect(JSON.parse(body)).toEqual({ url: '/contact', draft: { form: written, error } });
  const empty = JSON.parse((await send({ body: '' })).body).draft;
  expect(empty.error).toEqual({ field: 'name', fault: 'missing' });
  expect(stored).toEqual([]);
});

const unavailable = {
  form,
  error: { fault: 'not-sent' },
};

test('A message that cannot be stored is answered with its form and the specified error message', async () => {
  const { send, reports } = setUp({ store: fails });
  const { status, headers, body } = await send({ body: encoded(form) });
  expect([status, headers['Cache-Control']]).toEqual([503, 'no-store']);
  expect(JSON.parse(body)).toEqual({ url: '/contact', draft: unavailable });
  expect(reports).toEqual([broken]);
});

test('The form is answered even without rates', async () => {
  const { send, reports } = setUp({ store: fails }, { board: fails });
  const { status, body } = await send({ body: encoded(form) });
  expect([status, JSON.parse(body).draft]).toEqual([503, unavailable]);
  expect(reports).toEqual([broken, broken]);
});

test('Without a renderer the error is answered as plain text', async () => {
  const { send, reports } = setUp({}, { renderer: fails });
  const { status, headers, body } = await send({ body: encoded({ ...form, name: '' }) });
  expect([status, headers['Content-Type'], body]).toEqual([
    422,
    'text/plain; charset=utf-8',
    'Le nom est requis\n',
  ]);
  expect(reports).toEqual([broken]);
});

test.each([
  ['/contact', 'Le message ne doit pas dépasser 500 caractères\n'],
  ['/en/contact', 'The message must not be longer than 500 characters\n'],
  ['/ar/contact', 'يجب ألا يزيد عدد أحرف الرسالة على \u2066500\u2069\n'],
])('A form posted to %s is answered in its language', async (url, text) => {
  const { send } = setUp();
  const long = encoded({ ...form, message: 'a'.repeat(501) });
  expect(JSON.parse((await send({ url, body: long })).body).url).toBe(url);
  expect((await send({ url, body: encoded(form) })).headers.Location).toBe(`${url}?envoye=1`);
  const plain = setUp({}, { renderer: fails });
  expect((await plain.send({ url, body: long })).body).toBe(text);
});

test('A refusal is in the language of the form', async () => {
  const { send } = setUp();
  const headers = { ...posted, 'content-type': 'application/json' };
  expect((await send({ url: '/en/contact', headers })).body).toBe(
    'Send the form as application/x-www-form-urlencoded, in UTF-8.\n',
  );
  expect((await send({ url: '/contact', headers })).body).toBe(
    'Envoyez le formulaire en application/x-www-form-urlencoded, en UTF-8.\n',
  );
});

const { 'sec-fetch-site': _, ...older } = posted;
const site = { ...older, 'x-forwarded-host': 'dinar.example', host: 'receive.run.app' };

test.each<[string, Sent, number]>([
  ['from another site', { headers: { ...posted, 'sec-fetch-site': 'cross-site' } }, 403],
  ['from a neighbour', { headers: { ...posted, 'sec-fetch-site': 'same-site' } }, 403],
  ['whose origin is another', { headers: { ...site, origin: 'https://evil.example' } }, 403],
  ['whose origin is hidden', { headers: { ...site, origin: 'null' } }, 403],
  ['whose origin is no address', { headers: { ...site, origin: 'dinar.example' } }, 403],
  ['in JSON', { headers: { ...posted, 'content-type': 'application/json' } }, 415],
  ['in parts', { headers: { ...posted, 'content-type': 'multipart/form-data; boundary=x' } }, 415],
  ['of no type', { headers: { 'sec-fetch-site': 'same-origin' } }, 415],
  [
    'in another character set',
    { headers: { ...posted, 'content-type': `${posted['content-type']}; charset=latin1` } },
    415,
  ],
  ['that is too large', { body: `message=${'a'.repeat(maxFormBytes)}` }, 413],
  ['that is no UTF-8', { body: Buffer.from([0x6e, 0x3d, 0xff]) }, 400],
  ['whose escapes are no UTF-8', { body: 'name=%E0%A4%A' }, 400],
])('A post %s is refused and stores nothing', async (_title, sent, status) => {
  const { send, stored, reports } = setUp();
  const answer = await send({ body: encoded(form), ...sent });
  expect([answer.status, answer.headers['Cache-Control']]).toEqual([status, 'no-store']);
  expect(answer.body).toMatch(/^[^<]+\n$/);
  expect([stored, reports]).toEqual([[], []]);
});

test.each<[string, Sent['headers']]>([
  ['the site itself, known by its origin', { ...site, origin: 'https://dinar.example' }],
  ['its own address, without Hosting', { ...older, host: 'a.app', origin: 'https://a.app' }],
  ['a browser that says nothing', site],
  ['a post that was typed again', { ...posted, 'sec-fetch-site': 'none' }],
  [
    'a browser that names the character set',
    { ...posted, 'content-type': 'Application/X-WWW-Form-URLEncoded; charset="UTF-8"' },
  ],
])('A post from %s is accepted', async (_title, headers) => {
  const { send, stored } = setUp();
  expect((await send({ body: encoded(form), ...(headers && { headers }) })).status).toBe(303);
  expect(stored).toEqual([form]);
});

test('The contact page is rendered like every page; the page after a stored message is not indexed', async () => {
  const { send } = setUp();
  const { status, headers, body } = await send({ method: 'GET', url: '/contact?a=1', headers: {} });
  expect([status, headers['X-Robots-Tag'], JSON.parse(body)]).toEqual([
    200,
    undefined,
    { url: '/contact?a=1' },
  ]);
  const sent = await send({ method: 'GET', url: '/contact?envoye=1', headers: {} });
  expect([sent.status, sent.headers['X-Robots-Tag'], sent.headers['Cache-Control']]).toEqual([
    200,
    'noindex',
    'no-store',
  ]);
});
