import { purgeContactMessages } from '@dinar/functions/jobs/purge-contact-messages';
import { judgeContactMessage } from '@dinar/functions/store/contact/judge-contact-message';
import { onContactMessageCreated } from '@dinar/functions/triggers/on-contact-message-created';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { createdEvent } from './firestore-event.ts';
import { jobContext } from './job-context.ts';
import { openFirestore } from './open-firestore.ts';

const message = {
  name: 'Amel Ben Salah',
  email: 'amel@example.tn',
  subject: 'Cours du dollar',
  message: 'À quelle heure les cours sont-ils publiés ?',
  timestamp: new Date('2026-11-20T12:00:00Z'),
  status: 'pending',
};

const firestore = await openFirestore();
beforeEach(() => firestore.clear());

async function create(fields: DocumentData, id?: string): Promise<QueryDocumentSnapshot> {
  const messages = firestore.db.collection('contact-messages');
  const ref = id === undefined ? messages.doc() : messages.doc(id);
  await ref.set(fields);
  const { docs } = await firestore.db.collection('contact-messages').get();
  const created = docs.find(({ id }) => id === ref.id);
  if (created === undefined) throw new Error('The message was not stored');
  return created;
}

test.each(['sp%61m-x', '..%2f..%2frates-stats', '%E0%A4%A', 'é %', '100%25'])(
  'A message whose id is %s is judged like any other',
  async (id) => {
    const created = await create({ ...message, message: 'Trop' }, id);
    await onContactMessageCreated.run(createdEvent(created));
    expect((await created.ref.get()).get('status')).toBe('rejected');
  },
);

test('A valid message stays pending and gets its instants, once', async () => {
  const created = await create(message);
  await onContactMessageCreated.run(createdEvent(created));
  const decided = await created.ref.get();
  expect(decided.data()).toMatchObject({ status: 'pending', name: message.name });
  expect(decided.get('receivedAt')).toEqual(decided.get('validatedAt'));

  await onContactMessageCreated.run(createdEvent(created));
  expect((await created.ref.get()).updateTime).toEqual(decided.updateTime);
});

const links = 'https://a.example https://b.example https://c.example';

test.each([
  ['rejected', { message: 'Trop', timestamp: null }, 'message-too-short'],
  ['spam', { message: links }, 'too-many-links'],
])('A message that is %s has its reasons and keeps its texts', async (status, fields, code) => {
  const created = await create({ ...message, ...fields });
  await onContactMessageCreated.run(createdEvent(created));
  const { message: kept, ...decided } = (await created.ref.get()).data() ?? {};
  expect(decided).toMatchObject({ status, reasons: [{ code }] });
  expect(kept).toBe(fields.message);
});

test('Of a wave of 160, decided in any order, none stays pending; another sender’s message does', async () => {
  const noon = Date.parse('2026-11-20T12:00:00Z');
  const honest = await create({ ...message, timestamp: new Date(noon + 80_500) });
  const batch = firestore.db.batch();
  const bots = Array.from({ length: 160 }, (_, index) => {
    const ref = firestore.db.collection('contact-messages').doc();
    batch.set(ref, {
      ...message,
      email: `bot-${index}@example.com`,
      subject: `Offre numéro ${index}`,
      message: `Gagnez ${index} euros par jour en cliquant vite sur notre site`,
      timestamp: new Date(noon + index * 1000),
    });
    return ref;
  });
  await batch.commit();
  const settings = { now: new Date(noon + 161_000), staffEmail: 'staff@example.tn' };
  const mixed = [...bots.slice(80), honest.ref, ...bots.slice(0, 80)];
  await Promise.all(mixed.map((ref) => judgeContactMessage(ref, settings)));
  const decided = await firestore.db.getAll(...bots);
  expect(decided.filter((each) => each.get('status') !== 'flood')).toEqual([]);
  expect(decided.filter((each) => each.get('receivedAt') === undefined)).toEqual([]);
  expect((await honest.ref.get()).get('status')).toBe('pending');
  expect((await firestore.db.doc(`mail/contact-${honest.id}`).get()).exists).toBe(true);
});

test('A message that was answered or deleted meanwhile is left alone', async () => {
  const created = await create(message);
  await created.ref.update({ status: 'answered' });
  await onContactMessageCreated.run(createdEvent(created));
  expect((await created.ref.get()).data()).toEqual({ ...created.data(), status: 'answered' });

  await created.ref.delete();
  await onContactMessageCreated.run(createdEvent(created));
  expect((await created.ref.get()).exists).toBe(false);
});

/** A message sent the given number of minutes after noon. */
function sentAt(minutes: number, changes: DocumentData = {}): DocumentData {
  const timestamp = new Date(Date.parse('2026-11-20T12:00:00Z') + minutes * 60_000);
  return { ...message, timestamp, ...changes };
}

async function decide(created: QueryDocumentSnapshot): Promise<unknown> {
  await onContactMessageCreated.run(createdEvent(created));
  const decided = (await created.ref.get()).data();
  const codes = (decided?.reasons ?? []).map((reason: { code: string }) => reason.code);
  return [decided?.status, ...codes];
}

test('Repeated words, and a fifth message in an hour, are spam in any order of decision', async () => {
  const texts = ['Un, deux, trois', 'Quatre, cinq', 'Six, sept, huit', 'Neuf, dix, onze'];
  const first: QueryDocumentSnapshot[] = [];
  for (const [index, text] of texts.entries()) {
    first.push(await create(sentAt(index, { message: text })));
  }
  const repeated = await create(sentAt(90, { message: ' un,  DEUX, trois ' }));
  const fifth = await create(sentAt(4, { message: 'Encore une question' }));
  const other = await create(sentAt(5, { email: 'autre@example.tn' }));
  expect(await decide(fifth)).toEqual(['spam', 'too-many-from-address']);
  expect(await decide(repeated)).toEqual(['spam', 'repeated-message']);
  expect(await decide(other)).toEqual(['pending']);
  const decisions: unknown[] = [];
  for (const created of first.reverse()) decisions.push(await decide(created));
  expect(decisions).toEqual([['pending'], ['pending'], ['pending'], ['pending']]);
});

test('Staff get an announcement of a valid message once, and of no other', async () => {
  const settings = { now: new Date(), staffEmail: 'staff@example.tn' };
  const valid = await create({ ...message, subject: 'Cours\nBcc: x@example.tn' });
  const invalid = await create({ ...message, message: 'Trop' });
  await judgeContactMessage(valid.ref, settings);
  await judgeContactMessage(valid.ref, settings);
  await judgeContactMessage(invalid.ref, settings);
  const { docs } = await firestore.db.collection('mail').get();
  expect(docs.map((mail) => [mail.id, mail.data()])).toEqual([
    [
      `contact-${valid.id}`,
      {
        to: ['staff@example.tn'],
        replyTo: message.email,
        message: {
          subject: 'Contact : Cours Bcc: x@example.tn',
          text: expect.stringContaining(message.message),
        },
      },
    ],
  ]);
});

test('Messages are purged twelve months after they were sent, with their announcements', async () => {
  const old = await create({ ...message, timestamp: new Date('2025-11-19T12:00:00Z') });
  const kept = await create({ ...message, timestamp: new Date('2025-11-22T12:00:00Z') });
  await firestore.db.doc(`mail/contact-${old.id}`).set({ to: ['staff@example.tn'] });
  const context = jobContext(firestore.db, new Date('2026-11-21T03:00:00Z'));
  expect(await purgeContactMessages(context)).toEqual({ rows: 1 });
  expect(await purgeContactMessages(context)).toEqual({ rows: 0 });
  const { docs } = await firestore.db.collection('contact-messages').get();
  expect(docs.map(({ id }) => id)).toEqual([kept.id]);
  expect((await firestore.db.collection('mail').get()).size).toBe(0);
});

test('The announcement of a message that staff deleted is purged twelve months after its delivery', async () => {
  const mails = firestore.db.collection('mail');
  await mails.doc('contact-old').set({ delivery: { endedAt: new Date('2025-11-20T12:00:00Z') } });
  await mails.doc('contact-kept').set({ delivery: { endedAt: new Date('2025-11-22T12:00:00Z') } });
  const context = jobContext(firestore.db, new Date('2026-11-21T03:00:00Z'));
  expect(await purgeContactMessages(context)).toEqual({ rows: 1 });
  expect((await mails.get()).docs.map(({ id }) => id)).toEqual(['contact-kept']);
});
