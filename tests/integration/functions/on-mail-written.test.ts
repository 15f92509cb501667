import { deliverMail } from '@dinar/functions/mail/deliver-mail';
import { maxAttempts } from '@dinar/functions/mail/delivery';
import { smtpSender } from '@dinar/functions/mail/smtp-sender';
import { onMailWritten } from '@dinar/functions/triggers/on-mail-written';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../support/mail-server.ts';
import { writtenEvent } from './firestore-event.ts';
import { openFirestore } from './open-firestore.ts';

const firestore = await openFirestore();
const server = await startMailServer();
process.env.SMTP_URL = server.url;
process.env.CONTACT_EMAIL = 'contact@dinar.example';
afterAll(() => server.stop());

const ref = firestore.db.doc('mail/contact-1');
const notice = {
  to: ['staff@dinar.example'],
  replyTo: 'amel@example.tn',
  message: { subject: 'Contact : cours', text: 'Bonjour à tous' },
};

beforeEach(async () => {
  await firestore.clear();
  server.answerWith(250);
});

/** Writes the document and returns a function that delivers the event of that write at each call. */
async function written(data: DocumentData): Promise<() => Promise<void>> {
  const before = await ref.get();
  await ref.set(data);
  const event = writtenEvent(before, await ref.get());
  return async () => {
    await onMailWritten.run(event);
  };
}

async function state(): Promise<DocumentData> {
  return (await ref.get()).get('delivery');
}

async function letters(): Promise<string[]> {
  const { docs } = await firestore.db.collection('system/dead-letters/events').get();
  return docs.map((letter) => letter.get('detail'));
}

test('A notice is sent as written, and its event delivered again sends nothing', async () => {
  const sentBefore = server.taken.length;
  const deliver = await written(notice);
  await deliver();
  await deliver();
  expect(await state()).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  const [mail, ...more] = server.taken.slice(sentBefore);
  expect(more).toEqual([]);
  expect(mail).toContain('From: contact@dinar.example');
  expect(mail).toContain('To: staff@dinar.example');
  expect(mail).toContain('Reply-To: amel@example.tn');
  expect(mail).toContain('Message-ID: <contact-1@dinar.example>');
});

test('Of ten deliveries of one event at once, one sends', async () => {
  const sentBefore = server.taken.length;
  const deliver = await written(notice);
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, deliver));
  expect(server.taken.length - sentBefore).toBe(1);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await state()).toMatchObject({ state: 'SUCCESS', attempts: 1 });
});

test('While the server is busy the platform has to retry, then the mail is sent once', async () => {
  const sentBefore = server.taken.length;
  const deliver = await written(notice);
  server.answerWith(451);
  await expect(deliver()).rejects.toThrow('did not take the mail');
  await expect(deliver()).rejects.toThrow('did not take the mail');
  expect(await state()).toMatchObject({ state: 'PENDING', attempts: 2 });
  expect((await state()).error).toContain('451');
  server.answerWith(250);
  await deliver();
  expect(await state()).toMatchObject({ state: 'SUCCESS', attempts: 3 });
  expect(server.taken.length - sentBefore).toBe(1);
});

test('Attempts end: the last one leaves a dead letter', async () => {
  const deliver = await written(notice);
  server.answerWith(451);
  await expect(deliver()).rejects.toThrow();
  await ref.update({ 'delivery.attempts': maxAttempts - 1 });
  await deliver();
  expect(await state()).toMatchObject({ state: 'ERROR', attempts: maxAttempts });
  expect(await letters()).toEqual([expect.stringContaining('451')]);
});

test('A permanent refusal of a recipient is recorded, and RETRY sends once more', async () => {
  const sentBefore = server.taken.length;
  const deliver = await written(notice);
  server.answerWith(550);
  await deliver();
  expect(await state()).toMatchObject({ state: 'ERROR', attempts: 1 });
  expect(await letters()).toEqual([expect.stringContaining('550')]);
  server.answerWith(250);
  const again = await written({ ...notice, delivery: { state: 'RETRY' } });
  await again();
  expect(await state()).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  expect(server.taken.length - sentBefore).toBe(1);
});

test('A bad address is recorded before any server is contacted', async () => {
  const deliver = await written({ ...notice, to: ['équipe'] });
  await deliver();
  expect(await state()).toMatchObject({ state: 'ERROR', error: expect.stringContaining('to.0') });
  expect(await letters()).toEqual([expect.stringContaining('to.0')]);
});

test('After an attempt that ended without a record nothing is sent again', async () => {
  const sentBefore = server.taken.length;
  await written(notice);
  const claimedAt = new Date('2026-11-23T12:00:00Z');
  await ref.update({ delivery: { state: 'PROCESSING', attempts: 1, claimedAt } });
  const deliverAt = (time: string) =>
    deliverMail(ref, {
      send: smtpSender(server.url),
      from: 'contact@dinar.example',
      now: () => new Date(time),
    });
  await expect(deliverAt('2026-11-23T12:01:00Z')).rejects.toThrow('Another delivery');
  expect(await deliverAt('2026-11-23T12:03:00Z')).toMatchObject({ kind: 'given-up' });
  expect(await state()).toMatchObject({ state: 'ERROR' });
  expect(server.taken.length).toBe(sentBefore);
});

test('A mail server that does not answer is contacted again later', async () => {
  await written(notice);
  const nobody = deliverMail(ref, {
    send: smtpSender('smtp://127.0.0.1:1'),
    from: 'contact@dinar.example',
    now: () => new Date(),
  });
  await expect(nobody).rejects.toThrow('ECONNREFUSED');
  expect(await state()).toMatchObject({ state: 'PENDING', attempts: 1 });
});
