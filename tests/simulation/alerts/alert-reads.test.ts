import { encodeRateAlert } from '@dinar/domain/alerts/alert-documents';
import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { choicesOf } from '@dinar/domain/testing/seeded-choices';
import { createVapidKeys } from '@dinar/functions/push/vapid-keys';
import { alertRef, deviceRef } from '@dinar/functions/store/alerts/device-id';
import { commitGroups, type Write } from '@dinar/functions/store/documents/commit-groups';
import { DocumentReference, Query } from 'firebase-admin/firestore';
import { afterAll, expect, test, vi } from 'vitest';
import { openFirestore } from '../../integration/functions/open-firestore.ts';
import { startPushService } from '../../support/push-service.ts';
import { sampleCount } from '../../support/sample-count.ts';
import { type AlertWorld, newDevice, runAlerts } from './simulate-alerts.ts';

const { db } = await openFirestore();
const service = await startPushService();
afterAll(() => service.stop());
const world: AlertWorld = { db, service, keys: createVapidKeys() };

const alertCount = sampleCount('ALERTS', 1000, 10_000);
const currencies = foreignCurrencies.slice(0, 21);
const wednesday = day('2026-11-25');
const thursday = day('2026-11-26');

/** A purchase rate of a bank that moves by up to 0.5 % from day to day. */
function rateOf(base: number, bank: number, move: number): number {
  return Number((base * (0.99 + bank * 0.0005 + move)).toFixed(6));
}

const choices = choicesOf(11);
const boards = currencies.map((currency, index) => ({
  currency,
  base: 0.5 + index * 0.4,
  rows: commercialBankCodes.map((bankId) => ({ bankId, move: 0, date: wednesday })),
}));

async function storeBoard({ currency, base, rows }: (typeof boards)[number]): Promise<void> {
  const banks = rows.map(({ bankId, move, date }, index) => {
    const purchaseRate = rateOf(base, index, move);
    const saleRate = Number((purchaseRate * 1.02).toFixed(6));
    return { bankId, purchaseRate, saleRate, date, source: 'bank-page' };
  });
  await db.doc(`rates-stats/${currency}`).set({ banks });
}

/** Stores alerts of one device each, of which most have targets that this day does not reach. */
async function storeAlerts(): Promise<void> {
  const writes: Write[][] = [];
  for (let index = 0; index < alertCount; index += 1) {
    const { id, device } = newDevice(world, index, wednesday);
    const { currency, base } = choices.pick(boards);
    const bank = choices.chance(0.5) ? choices.below(commercialBankCodes.length) : undefined;
    const bankId = bank === undefined ? undefined : commercialBankCodes[bank];
    const share = 1.002 + choices.below(200) / 10_000;
    const target = Number((rateOf(base, bank ?? 18, 0) * share).toFixed(6));
    const alert = { currency, side: 'purchase', target, ...(bankId && { bank: bankId }) } as const;
    const fields = encodeRateAlert({ ...alert, device: id, state: 'armed' });
    writes.push([
      (batch) => batch.set(deviceRef(db, id), device),
      (batch) => batch.set(alertRef(db, id, 1), fields),
    ]);
  }
  await commitGroups(db, writes);
}

/** Counts documents as Firestore bills them: a query without a result counts as one. */
function countWork() {
  const work = { reads: 0, writes: 0 };
  const { get } = Query.prototype;
  vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const found = await get.call(this);
    work.reads += Math.max(1, found.size);
    return found;
  });
  const one = DocumentReference.prototype;
  const originals = { get: one.get, set: one.set, update: one.update };
  vi.spyOn(one, 'get').mockImplementation(function (this: DocumentReference) {
    work.reads += 1;
    return originals.get.call(this);
  });
  for (const name of ['set', 'update'] as const) {
    vi.spyOn(one, name).mockImplementation(function (this: DocumentReference, ...given: unknown[]) {
      work.writes += 1;
      return Reflect.apply(originals[name], this, given);
    });
  }
  return work;
}

test('The reads of a day of 400 rows follow its crossings, not the number of alerts', async () => {
  await Promise.all(boards.map(storeBoard));
  await storeAlerts();
  await runAlerts(world, new Date('2026-11-25T20:50:00Z'));
  const waiting = boards.flatMap((board) => board.rows.map((row) => ({ board, row })));
  expect(waiting.length).toBeGreaterThan(395);
  const work = countWork();
  const storeWork = { writes: 0 };
  for (let minute = 6 * 60; minute < 21 * 60; minute += 10) {
    const changed = new Set<(typeof boards)[number]>();
    // Boards come between 9:00 and 16:00 in Tunis, ten rows every ten minutes.
    for (let index = 0; index < 10 && minute >= 8 * 60; index += 1) {
      const next = choices.take(waiting);
      if (!next) break;
      Object.assign(next.row, { move: (choices.below(100) - 50) / 10_000, date: thursday });
      changed.add(next.board);
    }
    storeWork.writes += changed.size;
    await Promise.all([...changed].map(storeBoard));
    const at = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    await runAlerts(world, new Date(`2026-11-26T${at}:00Z`));
  }
  vi.restoreAllMocks();
  const sent = service.received.length;
  console.info({ alertCount, sent, reads: work.reads, writes: work.writes - storeWork.writes });
  expect(waiting).toEqual([]);
  expect(sent).toBeGreaterThan(alertCount / 100);
  expect(work.reads).toBeGreaterThan(sent);
  expect(work.reads).toBeLessThanOrEqual(5000);
  expect(work.writes - storeWork.writes).toBeLessThanOrEqual(90 + 2 * sent + 10);
  expect(service.faults).toEqual([]);
});
