import { giveUpWhenOld } from '@dinar/functions/triggers/give-up-when-old';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFirestore } from './open-firestore.ts';

const firestore = await openFirestore();
beforeEach(() => firestore.clear());

const event = (hoursAgo: number) => ({
  id: 'event/1',
  time: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  document: 'bank-rates/2026-11-20_BIAT_EUR',
});

function fail(): Promise<never> {
  return Promise.reject(new Error('DEADLINE_EXCEEDED'));
}

test('A failure of a recent event is thrown, so that the platform retries it', async () => {
  await expect(giveUpWhenOld('onBankRateWritten', event(5), fail)).rejects.toThrow('DEADLINE');
  expect((await firestore.db.collection('system/dead-letters/events').get()).size).toBe(0);
});

test('An event hours old is handled like any other', async () => {
  const handle = vi.fn(async () => {});
  await giveUpWhenOld('onBankRateWritten', event(7), handle);
  expect(handle).toHaveBeenCalledOnce();
  expect((await firestore.db.collection('system/dead-letters/events').get()).size).toBe(0);
});

test('A failure of an event hours old is recorded once, and dropped', async () => {
  await giveUpWhenOld('onBankRateWritten', event(7), fail);
  await giveUpWhenOld('onBankRateWritten', event(7), fail);
  const { docs } = await firestore.db.collection('system/dead-letters/events').get();
  expect(docs.map((letter) => letter.data())).toEqual([
    expect.objectContaining({
      functionName: 'onBankRateWritten',
      reason: 'too-old',
      eventId: 'event/1',
      detail:
        'Échec répété pendant 6 heures ; ce qui devait suivre n’a pas été fait. DEADLINE_EXCEEDED',
    }),
  ]);
});
