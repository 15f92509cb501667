import { onContactMessageCreated } from '@dinar/functions/triggers/on-contact-message-created';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createdEvent } from './firestore-event.ts';
import { type OpenFirestore, openFirestore } from './open-firestore.ts';

const message = {
  name: 'Amel Ben Salah',
  email: 'amel@example.tn',
  subject: 'Cours du dollar',
  message: 'À quelle heure les cours sont-ils publiés ?',
  timestamp: new Date('2026-11-20T12:00:00Z'),
  status: 'pending',
};

let firestore: OpenFirestore;

beforeAll(async () => {
  firestore = await openFirestore();
});
beforeEach(() => firestore.clear());
afterAll(() => firestore.close());

async function create(fields: DocumentData): Promise<QueryDocumentSnapshot> {
  const ref = firestore.db.collection('contact-messages').doc();
  await ref.set(fields);
  const { docs } = await firestore.db.collection('contact-messages').get();
  const [created] = docs;
  if (created === undefined) throw new Error('The message was not stored');
  return created;
}

test('A valid message stays pending and gets its instants, once', async () => {
  const created = await create(message);
  await onContactMessageCreated.run(createdEvent(created));
  const decided = await created.ref.get();
  expect(decided.data()).toMatchObject({ status: 'pending', name: message.name });
  expect(decided.get('receivedAt')).toEqual(decided.get('validatedAt'));

  await onContactMessageCreated.run(createdEvent(created));
  expect((await created.ref.get()).updateTime).toEqual(decided.updateTime);
});

test('An invalid message is rejected with its reasons and keeps what it says', async () => {
  const created = await create({ ...message, message: 'Trop', timestamp: null });
  await onContactMessageCreated.run(createdEvent(created));
  expect((await created.ref.get()).data()).toMatchObject({
    status: 'rejected',
    message: 'Trop',
    reasons: [{ code: 'message-too-short' }],
  });
});

test('A message of links is spam', async () => {
  const links = 'https://a.example https://b.example https://c.example';
  const created = await create({ ...message, message: links });
  await onContactMessageCreated.run(createdEvent(created));
  expect((await created.ref.get()).data()).toMatchObject({
    status: 'spam',
    reasons: [{ code: 'too-many-links' }],
  });
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

test('An event too old to try again is recorded, its message left pending', async () => {
  const created = await create(message);
  const sevenHoursAgo = new Date(Date.now() - 7 * 3_600_000);
  const event = createdEvent(created, sevenHoursAgo);
  await onContactMessageCreated.run(event);
  await onContactMessageCreated.run(event);

  expect((await created.ref.get()).data()).toEqual(created.data());
  const letters = await firestore.db.collection('system/dead-letters/events').get();
  expect(letters.docs.map((letter) => letter.data())).toEqual([
    expect.objectContaining({
      functionName: 'onContactMessageCreated',
      reason: 'too-old',
      eventId: event.id,
      document: created.ref.path,
    }),
  ]);
});
