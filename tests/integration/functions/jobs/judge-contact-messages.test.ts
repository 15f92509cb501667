import { judgeContactMessages } from '@dinar/functions/jobs/judge-contact-messages';
import { judgeContactMessage } from '@dinar/functions/store/contact/judge-contact-message';
import type { DocumentData } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { jobContext } from '../job-context.ts';
import { openFirestore } from '../open-firestore.ts';

const firestore = await openFirestore();
const messages = firestore.db.collection('contact-messages');
beforeEach(() => firestore.clear());

const night = new Date('2026-11-21T02:45:00Z');

function messageOf(text: string, minutesBefore = 300): DocumentData {
  return {
    name: 'Amel Ben Salah',
    email: `${text.length}@example.tn`,
    subject: 'Cours du dollar',
    message: text,
    timestamp: new Date(night.getTime() - minutesBefore * 60_000),
    status: 'pending',
  };
}

/** Runs the job of a night; returns the documents that it wrote and the late ones that it reported. */
async function runNight() {
  const late: unknown[] = [];
  const context = jobContext(firestore.db, night);
  const log = { ...context.log, warn: (_: string, fields?: object) => late.push(fields) };
  const settings = { ...context.settings, staffEmail: 'staff@example.tn' };
  const report = await judgeContactMessages({ ...context, log, settings });
  return { ...report, late };
}

const statusOf = async (id: string) => (await messages.doc(id).get()).get('status');

test('The night judges each message that no event judged, announces a valid one, and reports them', async () => {
  await messages.doc('valid').set(messageOf('À quelle heure les cours sont-ils publiés ?'));
  await messages.doc('short').set(messageOf('Trop'));
  await messages
    .doc('sp%61m')
    .set(messageOf('https://a.example https://b.example https://c.example'));
  await messages.doc('answered').set({ ...messageOf('Une question'), status: 'answered' });
  await messages.doc('typed').set({ ...messageOf('Une ligne sans date'), timestamp: null });
  expect(await runNight()).toEqual({ rows: 4, late: [{ late: 4 }] });
  expect(await statusOf('short')).toBe('rejected');
  expect(await statusOf('sp%61m')).toBe('spam');
  expect(await statusOf('answered')).toBe('answered');
  const valid = await messages.doc('valid').get();
  expect([valid.get('status'), valid.get('receivedAt').toDate()]).toEqual(['pending', night]);
  expect((await firestore.db.doc('mail/contact-valid').get()).exists).toBe(true);
  expect(await runNight()).toEqual({ rows: 0, late: [] });
});

test('A message of the last minutes is judged without an alarm, because its event may still come', async () => {
  await messages.doc('new').set(messageOf('Une question posée dans la nuit', 1));
  expect(await runNight()).toEqual({ rows: 1, late: [] });
});

test('Of hundreds that wait, only those without a judgement are judged', async () => {
  const batch = firestore.db.batch();
  for (let index = 0; index < 120; index += 1) {
    const text = `Bonjour, ${'abcdefghij'.repeat(index % 40)} ?`;
    const judged = index % 30 === 7 ? {} : { receivedAt: night, validatedAt: night };
    batch.set(messages.doc(`message-${index}`), { ...messageOf(text), ...judged });
  }
  await batch.commit();
  expect(await runNight()).toMatchObject({ rows: 4 });
});

test('A message that cannot be judged does not stop the others, and fails the run', async () => {
  // The id of its notice would be longer than an id may be.
  const endless = 'a'.repeat(1500);
  await messages.doc(endless).set(messageOf('Bonjour, une question à vous'));
  await messages.doc('b').set(messageOf('Trop'));
  await expect(runNight()).rejects.toThrow(/INVALID_ARGUMENT/);
  expect(await statusOf('b')).toBe('rejected');
  expect((await messages.doc(endless).get()).get('receivedAt')).toBeUndefined();
  await judgeContactMessage(messages.doc(endless), { now: night });
  expect(await runNight()).toMatchObject({ rows: 0 });
});
