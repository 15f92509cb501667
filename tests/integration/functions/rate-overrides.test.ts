import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import { statsOn } from '@dinar/domain/rates/currency-rates';
import { centralRow, counterRow } from '@dinar/domain/testing/rate-rows';
import { reconcileAggregates } from '@dinar/functions/jobs/reconcile-aggregates';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import { repairDrift } from '@dinar/functions/store/reconcile/repair-drift';
import { onRateOverrideWritten } from '@dinar/functions/triggers/on-rate-override-written';
import type { DocumentData } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { writtenEvent } from './firestore-event.ts';
import { jobContext } from './job-context.ts';
import { openFirestore } from './open-firestore.ts';
import { settled } from './row-events.ts';

const firestore = await openFirestore();
beforeEach(() => firestore.clear());

// Rows are judged by the database's own day.
const today = utcDay(new Date());
const day = latestWorkingDay(today);
const key = day.slice(5);
const year = `rate-history/EUR_${day.slice(0, 4)}`;

const central = centralRow(day, 3.4);
const biat = counterRow('BIAT', day, [3.36, 3.44]);
const stb = counterRow('STBK', day, [3.36, 3.43]);
const atb = counterRow('ATBK', day, [3.35, 3.44]);
const why = 'Le site de la banque montrait hier';

function store(...rows: readonly BankRate[]): Promise<void> {
  return settled(firestore.db, async () => {
    for (const row of rows) {
      await firestore.db.doc(`bank-rates/${bankRateId(row)}`).set(encodeBankRate(row));
    }
  });
}

function override(fields: DocumentData | undefined, id = bankRateId(biat)): Promise<void> {
  const ref = firestore.db.doc(`rate-overrides/${id}`);
  return settled(firestore.db, () => (fields ? ref.set(fields) : ref.delete()));
}

async function read(path: string): Promise<DocumentData | undefined> {
  return (await firestore.db.doc(path).get()).data();
}

async function shownAt(bankId: string, currency = 'EUR'): Promise<DocumentData | undefined> {
  const stats = await read(`rates-stats/${currency}`);
  return stats?.banks.find((quote: DocumentData) => quote.bankId === bankId);
}

function problem(id = bankRateId(biat)): Promise<unknown> {
  return read(`rate-overrides/${id}`).then((data) => data?.problem);
}

async function aggregates(): Promise<Record<string, unknown>> {
  const names = ['rates-stats', 'bank-snapshots', 'rate-history'];
  const read = await Promise.all(names.map((name) => firestore.db.collection(name).get()));
  const all = read.flatMap(({ docs }) => docs);
  return Object.fromEntries(
    all.map((each) => {
      const { updatedAt: _, changedAt: __, lastRead: ___, ...fields } = each.data();
      return [each.ref.path, fields];
    }),
  );
}

beforeEach(() => store(central, stb, atb, biat));

test('A corrected value replaces the row in board, snapshot and history, with its reason', async () => {
  await override({ value: '3,380 / 3,430', why, by: 'Amel' });
  const corrected = { purchaseRate: 3.38, saleRate: 3.43, source: 'import', correction: why };
  expect(await shownAt('BIAT')).toEqual({ ...corrected, bankId: 'BIAT', date: day });
  expect(await read(`bank-snapshots/${day}_BIAT`)).toMatchObject({ rates: { EUR: corrected } });
  expect(await read(year)).toMatchObject({ points: { [key]: { bestBuy: 3.38, bestSell: 3.43 } } });
  expect(await problem()).toBeUndefined();
});

test('A correction until the last day of all has no end, and stops neither readings nor the night', async () => {
  await override({ value: '3,380 / 3,430', why, until: '9999-12-31' });
  expect(await shownAt('BIAT')).toMatchObject({ purchaseRate: 3.38 });
  const next = counterRow('UIBK', day, [3.36, 3.43]);
  const context = { now: new Date(), source: 'import' } as const;
  expect(await ingestRates(firestore.db, [next], context)).toMatchObject({ written: 1 });
  await firestore.db.doc('bank-rates/9999-12-31_STBK_EUR').set({
    ...encodeBankRate(counterRow('STBK', day, [3.36, 3.43])),
    date: '9999-12-31',
  });
  const night = jobContext(firestore.db, new Date());
  await expect(reconcileAggregates(night)).resolves.toBeDefined();
});

test('A hidden rate is used nowhere, and returns with the override’s end', async () => {
  const before = await aggregates();
  await override({ hide: true, why, by: 'Amel' });
  expect(await shownAt('BIAT')).toBeUndefined();
  expect(await read(`bank-snapshots/${day}_BIAT`)).toBeUndefined();
  expect(await read(year)).toMatchObject({ points: { [key]: { bestBuy: null } } });
  await override(undefined);
  expect(await aggregates()).toEqual(before);
});

test('A hidden rate is no reference for others either: the central bank’s', async () => {
  await store(counterRow('UIBK', day, [3.02, 3.05], { source: 'import' }));
  expect(await shownAt('UIBK')).toBeUndefined();
  await override({ hide: true, why }, bankRateId(central));
  await settled(firestore.db, () => firestore.db.doc(`bank-rates/${day}_STBK_EUR`).delete());
  await settled(firestore.db, () => firestore.db.doc(`bank-rates/${day}_ATBK_EUR`).delete());
  expect(await read('rates-stats/EUR')).toMatchObject({ bctn_rate: null });
  expect(await shownAt('UIBK')).toMatchObject({ purchaseRate: 3.02 });
});

test('A central bank’s rate that was corrected judges others from then on', async () => {
  await override({ value: 3.9, why, jumpAccepted: true }, bankRateId(central));
  expect(await read('rates-stats/EUR')).toMatchObject({
    bctn_rate: { value: 3.9, correction: why },
    banks: [],
  });
});

test('No reading of a page changes an override or the shown rates', async () => {
  await override({ value: '3,380 / 3,430', why, by: 'Amel', note: 'vu au guichet' });
  const { bankId, currency, date } = biat;
  const row = { bankId, currency, date, purchaseRate: 3.35, saleRate: 3.45 };
  await settled(firestore.db, () =>
    ingestRates(firestore.db, [row], { now: new Date(), source: 'bank-page', runId: 'run' }),
  );
  expect(await shownAt('BIAT')).toMatchObject({ purchaseRate: 3.38 });
  expect(await read(`rate-overrides/${bankRateId(biat)}`)).toEqual({
    value: '3,380 / 3,430',
    why,
    by: 'Amel',
    note: 'vu au guichet',
  });
});

test('A value where no source has one is shown as well', async () => {
  await override({ value: { achat: 3.355, vente: '3,445' }, why }, `${day}_UIBK_EUR`);
  expect(await shownAt('UIBK')).toMatchObject({ purchaseRate: 3.355, saleRate: 3.445 });
});

const noPair =
  'Le champ value n’est pas un cours : écrivez l’achat puis la vente, par exemple 3,360 / 3,440.';

// A currency each, so that all of them wait for the same rebuilds.
const mistakes: readonly [ForeignCurrencyCode, DocumentData, string][] = [
  [
    'EUR',
    { value: '33,80 / 34,30' },
    'L’achat 33,800 est à plus de 5 % du cours moyen de la BCT : 3,400.',
  ],
  [
    'USD',
    { value: '3,44 / 3,36' },
    'La vente 3,360 est sous l’achat 3,440 : les colonnes sont-elles inversées ?',
  ],
  ['GBP', { value: 3.4 }, noPair],
  ['CHF', { value: 'comme hier' }, noPair],
  [
    'CAD',
    { value: '3,38 / 3,43', until: 'demain' },
    'Le champ until n’est pas un jour : écrivez par exemple 2026-11-20.',
  ],
];

test('A mistaken override publishes nothing of that bank and says so beside it', async () => {
  const typed = mistakes.map(([currency, fields, text]) => {
    const ref = firestore.db.doc(`rate-overrides/${bankRateId({ ...biat, currency })}`);
    return { currency, ref, fields: { ...fields, why, by: 'Amel' }, text };
  });
  const rows = [central, stb, atb, biat];
  await store(...typed.flatMap(({ currency }) => rows.map((row) => ({ ...row, currency }))));
  await settled(firestore.db, () => Promise.all(typed.map(({ ref, fields }) => ref.set(fields))));
  for (const { currency, ref, fields, text } of typed) {
    expect(await shownAt('BIAT', currency)).toBeUndefined();
    expect(await shownAt('STBK', currency)).toBeDefined();
    expect(await read(ref.path)).toMatchObject({ ...fields, problem: text });
  }
  expect(await read(`bank-snapshots/${day}_BIAT`)).toBeUndefined();

  const corrected = { value: '3,380 / 3,430', until: today };
  await settled(firestore.db, () => Promise.all(typed.map(({ ref }) => ref.update(corrected))));
  for (const { currency, ref } of typed) {
    expect(await read(ref.path)).toMatchObject({ problem: null });
    expect(await shownAt('BIAT', currency)).toMatchObject({ purchaseRate: 3.38 });
  }
  expect(await read(`bank-snapshots/${day}_BIAT`)).toMatchObject({ count: typed.length });
});

test('An override without content, or with an id of no rate, changes nothing and reports it', async () => {
  const before = await aggregates();
  await override({ why, by: 'Amel' });
  await override({ hide: true }, `${day}_BIAT`);
  expect(await aggregates()).toEqual(before);
  expect(await problem()).toContain('Rien n’est demandé');
  expect(await problem(`${day}_BIAT`)).toContain('jour_banque_devise');
});

describe('The last day of an override', () => {
  test('is a day on which it counts', async () => {
    await override({ hide: true, until: today });
    expect(await shownAt('BIAT')).toBeUndefined();
  });

  test('is followed by a day on which the board shows the source’s rates, without a write', async () => {
    await override({ value: '3,380 / 3,430', why, until: today });
    await override({ hide: true, until: addDays(today, 1) }, bankRateId(stb));
    const decoded = decodeRatesStats('rates-stats/EUR', await read('rates-stats/EUR'));
    if (!decoded.ok) throw new Error(decoded.problem.reason);
    const shownOn = (date: RateDate) =>
      statsOn(decoded.value, date).banks.map(({ bankId, purchaseRate }) => [bankId, purchaseRate]);
    expect(shownOn(today)).toEqual([
      ['ATBK', 3.35],
      ['BIAT', 3.38],
    ]);
    expect(shownOn(addDays(today, 1))).toEqual([
      ['ATBK', 3.35],
      ['BIAT', 3.36],
    ]);
    expect(shownOn(addDays(today, 2))).toHaveLength(3);
    expect(await repairDrift(firestore.db, today)).toMatchObject({ repaired: [] });
  });

  test('is followed by a night that restores the sources’ rates, and reports no drift', async () => {
    const before = await aggregates();
    await override({ hide: true, until: today });
    // Without its event, as if a day had passed.
    const yesterday = addDays(today, -1);
    await firestore.db.doc(`rate-overrides/${bankRateId(biat)}`).update({ until: yesterday });
    await reconcileAggregates(jobContext(firestore.db, new Date()));
    expect(await aggregates()).toEqual(before);
    expect(await read('system/reconciliation')).toMatchObject({ repaired: [] });
  });
});

test('The nightly reconciliation finds nothing to repair beside overrides', async () => {
  await override({ value: '3,380 / 3,430', why });
  await override({ hide: true, why }, bankRateId(stb));
  const before = await aggregates();
  expect(await repairDrift(firestore.db, today)).toMatchObject({ repaired: [] });
  expect(await aggregates()).toEqual(before);
});

test('Delivered twice, an override’s event writes nothing the second time', async () => {
  const ref = firestore.db.doc(`rate-overrides/${bankRateId(biat)}`);
  const before = await ref.get();
  await ref.set({ hide: true });
  const event = writtenEvent(before, await ref.get());
  await onRateOverrideWritten.run(event);
  const first = await firestore.db.doc('rates-stats/EUR').get();
  await onRateOverrideWritten.run(event);
  const again = await firestore.db.doc('rates-stats/EUR').get();
  expect(again.updateTime).toEqual(first.updateTime);
});
