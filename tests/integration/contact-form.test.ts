import { collection as names } from '@dinar/domain/documents/collections';
import { expect, inject, test } from 'vitest';
import { openStaffDatabase } from './open-staff-database.ts';

const { hostingUrl } = inject('stack');
const staff = openStaffDatabase();
const messages = staff.collection(names.contactMessages);

const fromHere = { origin: hostingUrl, 'sec-fetch-site': 'same-origin' };
const form = {
  name: ' Amel Ben Salah ',
  email: 'amel.form@example.tn',
  message: 'Bonjour,\r\nle cours du riyal est-il celui du jour ?',
  website: '',
};

/** Posts as a browser without scripts does, each message with a unique subject. */
async function post(fields: Readonly<Record<string, string>> = {}, path = '/contact') {
  const subject = `Formulaire ${crypto.randomUUID()}`;
  const response = await fetch(`${hostingUrl}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: fromHere,
    body: new URLSearchParams({ ...form, subject, ...fields }),
  });
  const html = await response.text();
  const header = (name: string) => response.headers.get(name);
  const stored = async () =>
    (await messages.where('subject', '==', subject).get()).docs.map((doc) => doc.data());
  return { status: response.status, header, html, subject, stored };
}

test('A posted message is stored as the page’s own are, judged by the same trigger, and answered by 303', async () => {
  const { status, header, subject, stored } = await post();
  expect([status, header('location'), header('cache-control')]).toEqual([
    303,
    '/contact?envoye=1',
    'no-store',
  ]);
  const [message] = await stored();
  expect(message).toMatchObject({
    name: 'Amel Ben Salah',
    email: 'amel.form@example.tn',
    subject,
    message: 'Bonjour,\nle cours du riyal est-il celui du jour ?',
    timestamp: expect.anything(),
    status: 'pending',
  });
  expect(message).not.toHaveProperty('website');
  await expect.poll(stored).toMatchObject([{ status: 'pending', validatedAt: expect.anything() }]);
});

test('A message sent again with its id is one document, and keeps the decision on it', async () => {
  const id = messages.doc().id;
  const first = await post({ id });
  await expect.poll(first.stored).toMatchObject([{ validatedAt: expect.anything() }]);
  await messages.doc(id).update({ status: 'answered' });
  const again = await post({ id, subject: first.subject });
  expect([again.status, again.header('location')]).toEqual([303, '/contact?envoye=1']);
  expect(await first.stored()).toMatchObject([{ status: 'answered' }]);
  expect((await messages.doc(id).get()).get('subject')).toBe(first.subject);
});

test('The page after a sent message confirms it, and is neither indexed nor cached', async () => {
  const response = await fetch(`${hostingUrl}/contact?envoye=1`);
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toContain('Message envoyé avec succès\u202f!');
  expect(html).not.toContain('<textarea');
});

test('A message that fills the hidden field gets the same answer, and is set aside as spam', async () => {
  const { status, stored } = await post({ website: 'http://pub.example' });
  expect(status).toBe(303);
  await expect
    .poll(stored)
    .toMatchObject([{ status: 'spam', reasons: [{ code: 'honeypot-filled' }] }]);
});

test.each([
  ['name', ' ', 'Le nom est requis'],
  ['email', '', 'L&#x27;email est requis'],
  ['email', 'amel @x', 'Veuillez entrer un email valide'],
  ['subject', ' ', 'Le sujet est requis'],
  ['message', '', 'Le message est requis'],
  ['message', 'court', 'Le message doit contenir au moins 10 caractères'],
])('A form whose %s is « %s » is answered by itself with « %s »', async (field, text, words) => {
  const { status, header, html, stored } = await post({ [field]: text });
  expect([status, header('cache-control'), header('content-type')]).toEqual([
    422,
    'no-store',
    'text/html; charset=utf-8',
  ]);
  const error = /<p id="([^"]+)" role="alert"[^>]*>([^<]*)</.exec(html);
  expect(error?.[2]).toBe(words);
  const invalid = html.match(/<(?:input|textarea)[^>]*aria-invalid="true"[^>]*>/g) ?? [];
  expect(invalid).toEqual([expect.stringContaining(`name="${field}"`)]);
  expect(invalid[0]).toContain(`aria-describedby="${error?.[1]}`);
  if (field !== 'email') expect(html).toContain('value="amel.form@example.tn"');
  expect(await stored()).toEqual([]);
});

test.each([
  ['/ar/contact', '<html lang="ar" dir="rtl">', 'الاسم مطلوب', 'هل هذا سعر صرف الأورو اليوم؟'],
  ['/en/contact', '<html lang="en">', 'Your name is required', 'Is this the euro rate of today?'],
])('A form posted to %s is answered in its language', async (path, opening, words, message) => {
  const wrong = await post({ name: '' }, path);
  expect([wrong.status, await wrong.stored()]).toEqual([422, []]);
  expect(wrong.html).toContain(opening);
  expect(/ role="alert"[^>]*>([^<]*)</.exec(wrong.html)?.[1]).toBe(words);
  expect(wrong.html).toContain(`action="${path}"`);
  // A text of its own: the same text from many would be a flood for the tests that follow.
  const right = await post({ message }, path);
  expect([right.status, right.header('location')]).toEqual([303, `${path}?envoye=1`]);
  expect(await right.stored()).toHaveLength(1);
});

test('The typed texts come back as text, with any content', async () => {
  const hostile = '</textarea></script><script>alert(1)</script>"><img src=x onerror=alert(1)>';
  const { status, html, header } = await post({
    name: hostile,
    subject: hostile,
    message: hostile,
    email: '',
  });
  expect([status, header('content-security-policy')]).toEqual([
    422,
    expect.stringContaining("form-action 'self'"),
  ]);
  expect(html).not.toMatch(/<script>alert|<img src=x|<\/textarea><\/script>/);
  expect(html).toContain('&lt;/textarea&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
});

// Node's fetch sends no Sec-Fetch-Site header, like browsers before 2023.
test('An older browser is trusted by its origin alone', async () => {
  const answers: number[] = [];
  for (const origin of [hostingUrl, 'https://evil.example', 'null']) {
    const response = await fetch(`${hostingUrl}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: 'name=',
    });
    await response.arrayBuffer();
    answers.push(response.status);
  }
  expect(answers).toEqual([422, 403, 403]);
});
