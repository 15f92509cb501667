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
async function post(fields: Readonly<Record<string, string>> = {}) {
  const subject = `Formulaire ${crypto.randomUUID()}`;
  const response = await fetch(`${hostingUrl}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: fromHere,
    body: new URLSearchParams({ ...form, subject, ...fields }),
  });
  await response.text();
  const header = (name: string) => response.headers.get(name);
  const stored = async () =>
    (await messages.where('subject', '==', subject).get()).docs.map((doc) => doc.data());
  return { status: response.status, header, subject, stored };
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
