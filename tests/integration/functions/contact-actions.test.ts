import { onContactActionWritten } from '@dinar/functions/triggers/on-contact-action-written';
import type { DocumentData } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { writtenEvent } from './firestore-event.ts';
import { openFirestore } from './open-firestore.ts';

const firestore = await openFirestore();
const messages = firestore.db.collection('contact-messages');
const sentAt = Date.now() - 60_000;

beforeEach(async () => {
  await firestore.clear();
  const batch = firestore.db.batch();
  for (let index = 0; index < 450; index += 1) {
    batch.set(messages.doc(`bot-${index}`), {
      email: 'bot@example.com',
      subject: 'Offre',
      message: `Gagnez ${index} euros`,
      status: index < 449 ? 'flood' : 'answered',
      timestamp: new Date(sentAt + index),
    });
  }
  const honest = { email: 'amel@example.tn', subject: 'Cours', message: 'Bonjour', note: 'Karim' };
  batch.set(messages.doc('honest'), { ...honest, status: 'pending', timestamp: new Date(sentAt) });
  await batch.commit();
});

/** Writes as staff do in the console, and delivers the event twice, as the platform may. */
async function ask(fields: DocumentData, id = 'amel'): Promise<DocumentData | undefined> {
  const ref = firestore.db.doc(`contact-actions/${id}`);
  const before = await ref.get();
  await ref.set(fields);
  const event = writtenEvent(before, await ref.get());
  await onContactActionWritten.run(event);
  const answered = await ref.get();
  await onContactActionWritten.run(event);
  expect((await ref.get()).updateTime).toEqual(answered.updateTime);
  return answered.data();
}

async function countOf(status: string): Promise<number> {
  return (await messages.where('status', '==', status).count().get()).data().count;
}

test('One document settles a flood, whatever its size; the rest stays as it is', async () => {
  expect(await ask({ from: 'flood', to: 'archived', by: 'Amel' })).toMatchObject({
    by: 'Amel',
    count: 449,
    answer: '449 messages sont passés de flood à archived.',
    answeredAt: expect.anything(),
  });
  expect([await countOf('flood'), await countOf('archived')]).toEqual([0, 449]);
  expect([await countOf('answered'), await countOf('pending')]).toEqual([1, 1]);
  expect((await messages.doc('bot-0').get()).data()).toMatchObject({ settledBy: 'amel' });
});

test('A text narrows it: an honest message is taken out of the flood, others stay', async () => {
  await messages.doc('bot-7').update({ message: 'Bonjour, une VRAIE question' });
  const asked = { from: 'flood', to: 'pending', contains: 'vraie' };
  expect(await ask(asked)).toMatchObject({ answer: '1 message est passé de flood à pending.' });
  expect([await countOf('flood'), await countOf('pending')]).toEqual([448, 2]);
});

test('A request that cannot be followed is answered, changes nothing, and may be corrected', async () => {
  expect((await ask({ from: 'flood', by: 'Amel' }))?.answer).toContain('Le champ to doit être');
  expect(await countOf('flood')).toBe(449);
  expect(await ask({ from: 'flood', to: 'spam' })).toMatchObject({ count: 449 });
  expect(await ask({ from: 'flood', to: 'rejected' })).toMatchObject({
    answer: 'Aucun message flood à changer.',
  });
});

test.each(['100%25', '..%2f..%2fmail', '50 % de pub'])(
  'An action named %s is carried out',
  async (id) => {
    expect(await ask({ from: 'flood', to: 'archived' }, id)).toMatchObject({ count: 449 });
  },
);

test('What staff put back after an action stays, even when the action runs again', async () => {
  await messages.doc('bot-3').update({ settledBy: 'amel' });
  expect(await ask({ from: 'flood', to: 'archived' })).toMatchObject({ count: 448 });
  expect((await messages.doc('bot-3').get()).get('status')).toBe('flood');
});
