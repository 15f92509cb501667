import { centralBankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay, workingDaysBefore } from '@dinar/domain/days/working-day';
import { collection } from '@dinar/domain/documents/collections';
import { type Choices, choicesOf } from '@dinar/domain/testing/seeded-choices';
import { repairDrift } from '@dinar/functions/store/reconcile/repair-drift';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, expect, inject, test } from 'vitest';
import { untilEventsDelivered } from '../support/outbox.ts';
import { sampleSeeds } from '../support/sample-count.ts';
import { openStaffDatabase } from './open-staff-database.ts';

const { firestoreHost, projectId } = inject('stack');
const db = openStaffDatabase();
const seeds = sampleSeeds('TRIGGER_SEEDS', 1, 3);
const [writers, writesEach, rowCount] = [6, 12, 10];

const today = latestWorkingDay(utcDay(new Date()));
const days: readonly RateDate[] = [...workingDaysBefore(today, 2), today];
const banks = [...commercialBankCodes.slice(0, 3), centralBankCode];

const rowOf = (index: number) => db.collection(collection.bankRates).doc(`history-${index}`);

// Other tests read the best rates of the same boards, so none of these rows may remain.
afterAll(async () => {
  await Promise.all(Array.from({ length: rowCount }, (_, index) => rowOf(index).delete()));
  await untilEventsDelivered(firestoreHost, projectId, 60_000);
});

/** A row in one of two currencies of one magnitude, sometimes suspect; undefined for a deletion. */
function randomRow(choices: Choices): DocumentData | undefined {
  if (choices.chance(0.2)) return undefined;
  const bankId = choices.pick(banks);
  const rate = choices.chance(0.2) ? 8 : 0.79 + choices.below(20) / 1000;
  const sides = { purchaseRate: rate, saleRate: rate + (choices.below(12) - 2) / 1000 };
  const row = {
    bankId,
    currency: choices.pick(['QAR', 'AED']),
    date: choices.pick(days),
    ...(bankId === centralBankCode ? { rate } : sides),
    status: choices.chance(0.85) ? 1 : 0,
    source: 'import',
    fetchedAt: new Date(),
  };
  if (choices.chance(0.1)) return { ...row, rate: 'unreadable', saleRate: 'unreadable' };
  if (choices.chance(0.8)) return row;
  const { bankId: bank, currency, ...rest } = row;
  return { ...rest, bank_name: bank, currency_code: currency.toLowerCase() };
}

/** One of several concurrent writers of the same few documents. */
async function write(choices: Choices): Promise<void> {
  for (let step = 0; step < writesEach; step += 1) {
    const ref = rowOf(choices.below(rowCount));
    const row = randomRow(choices);
    await (row === undefined ? ref.delete() : ref.set(row));
  }
}

test.for(seeds)(
  'Several writers at once leave every aggregate right, once their events are handled (seed %i)',
  async (seed) => {
    const histories = Array.from({ length: writers }, (_, index) => choicesOf(seed * 100 + index));
    await Promise.all(histories.map(write));
    await untilEventsDelivered(firestoreHost, projectId, 180_000);
    const { checked, repaired } = await repairDrift(db, utcDay(new Date()));
    expect({ seed, repaired }).toEqual({ seed, repaired: [] });
    expect(checked).toBeGreaterThan(10);
  },
);
