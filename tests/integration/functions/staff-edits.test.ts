import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { tunisInstant } from '@dinar/domain/days/tunis-time';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { bankRateId, type CounterRow } from '@dinar/domain/rates/bank-rate';
import { counterRow } from '@dinar/domain/testing/rate-rows';
import type { CandidateRate } from '@dinar/functions/sources/candidate-rate';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFirestore } from './open-firestore.ts';
import { settled } from './row-events.ts';

const firestore = await openFirestore();

// Rows are judged by the database's own day.
const today = utcDay(new Date());
const day = latestWorkingDay(today);
const key = { currency: 'EUR', date: day } as const;
const central: CandidateRate = { ...key, bankId: 'BCTN', rate: 3.4 };
const biat = { ...key, bankId: 'BIAT', purchaseRate: 3.36, saleRate: 3.44 } as const;
const stb = { ...key, bankId: 'STBK', purchaseRate: 3.355, saleRate: 3.43 } as const;
const atb = { ...key, bankId: 'ATBK', purchaseRate: 3.35, saleRate: 3.445 } as const;
const row = firestore.db.doc(`bank-rates/${bankRateId(biat)}`);

/** Stores rates as the next reading of the banks' pages does. */
function readPages(...rates: readonly CandidateRate[]): Promise<void> {
  const context = { now: new Date(), source: 'bank-page', runId: 'next-run' } as const;
  return settled(firestore.db, () => ingestRates(firestore.db, rates, context));
}

/** Changes single fields of one document, as staff do in the console. */
function edit(fields: DocumentData): Promise<void> {
  return settled(firestore.db, () => row.update(fields));
}

async function stored(): Promise<DocumentData> {
  return (await row.get()).data() ?? {};
}

/** The purchase rates that visitors read, by bank. */
async function board(currency = 'EUR'): Promise<Record<string, number>> {
  const stats = await firestore.db.doc(`rates-stats/${currency}`).get();
  const banks: CounterRow[] = stats.get('banks') ?? [];
  return Object.fromEntries(banks.map(({ bankId, purchaseRate }) => [bankId, purchaseRate]));
}

async function lineOf(bankId: string): Promise<DocumentData | undefined> {
  const banks = (await firestore.db.doc('rates-stats/EUR').get()).get('banks');
  return banks.find((quote: DocumentData) => quote.bankId === bankId);
}

/** The days with a snapshot of BIAT, and the ids of the rate histories, independent of its row. */
async function published(): Promise<{ days: string[]; years: string[] }> {
  const idsIn = async (name: string) =>
    (await firestore.db.collection(name).get()).docs.map(({ id }) => id);
  const days = (await idsIn('bank-snapshots')).filter((id) => id.endsWith('_BIAT'));
  return { days, years: await idsIn('rate-history') };
}

async function snapshot(): Promise<DocumentData | undefined> {
  return (await firestore.db.doc(`bank-snapshots/${day}_BIAT`).get()).data();
}

/** The same database, on which `happens` runs between a job's reads and its first commit. */
function overtaken(db: Firestore, happens: () => Promise<unknown>): Firestore {
  let isFirst = true;
  const batch = () => {
    const open = db.batch();
    const commit = open.commit.bind(open);
    open.commit = async () => {
      if (isFirst) await happens();
      isFirst = false;
      return commit();
    };
    return open;
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === 'batch') return batch;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const others = { ATBK: 3.35, STBK: 3.355 };
const moved = { ...biat, purchaseRate: 3.37, saleRate: 3.45 };

beforeEach(async () => {
  await firestore.clear();
  await readPages(central, biat, stb, atb);
});

describe('Staff', () => {
  test('take a row off with status 0: it stays off when the page is read again', async () => {
    await edit({ status: 0 });
    await readPages(biat, stb, atb);
    await readPages(moved);
    expect((await stored()).status).toBe(0);
    expect(await board()).toEqual(others);
    expect(await snapshot()).toBeUndefined();
  });

  test('put it back with status 1: the page’s rates count again, and later ones too', async () => {
    await edit({ status: 0 });
    await edit({ status: 1 });
    expect(await board()).toEqual({ ...others, BIAT: 3.36 });
    await readPages(moved);
    expect(await board()).toEqual({ ...others, BIAT: 3.37 });
  });

  test('correct a rate: it stays when the page is read again, as the team’s own', async () => {
    await edit({ purchaseRate: 3.365 });
    await readPages(biat);
    await readPages(moved);
    expect(await lineOf('BIAT')).toMatchObject({ purchaseRate: 3.365, source: 'import' });
    expect(await snapshot()).toMatchObject({ rates: { EUR: { purchaseRate: 3.365 } } });
  });

  test('correct a rate while the job is about to replace it: the correction stays', async () => {
    const db = overtaken(firestore.db, () => row.update({ purchaseRate: 3.365 }));
    const context = { now: new Date(), source: 'bank-page', runId: 'next-run' } as const;
    const again = { ...stb, saleRate: 3.431 };
    await settled(firestore.db, async () => {
      expect(await ingestRates(db, [moved, again], context)).toEqual({
        written: 1,
        unchanged: 1,
        refused: [],
      });
    });
    expect(await board()).toEqual({ ...others, BIAT: 3.365 });
    expect(await lineOf('STBK')).toMatchObject({ saleRate: 3.431 });
  });

  test('make mistakes: nothing of them is published, each row says why, no reading undoes it', async () => {
    const year = day.slice(0, 4);
    const nextYear = `${Number(year) + 1}${day.slice(4)}`;
    const far = (what: string) => `${what} est à plus de 5 % du cours moyen de la BCT : 3,400.`;
    // A currency each, so that all of them wait for the same rebuilds.
    const mistakes: readonly [ForeignCurrencyCode, DocumentData, string][] = [
      ['EUR', { purchaseRate: 33.6, saleRate: 34.4 }, far('L’achat 33,600')],
      ['USD', { saleRate: 34.4 }, far('La vente 34,400')],
      ['GBP', { purchaseRate: 3.63, saleRate: 3.65 }, far('L’achat 3,630')],
      [
        'CHF',
        { saleRate: 'à demander' },
        'Le champ saleRate n’est pas un cours au-dessus de 0 : écrivez par exemple 3,360.',
      ],
      [
        'CAD',
        { date: nextYear },
        `Le jour ${nextYear} n’est pas encore venu : aujourd’hui est le ${today}.`,
      ],
      [
        'AUD',
        { date: '2026-02-31' },
        'Le champ date n’est pas un jour : écrivez par exemple 2026-11-20.',
      ],
      [
        'SGD',
        { currency: 'EURO' },
        'Le champ currency n’est pas une devise connue : écrivez par exemple EUR.',
      ],
    ];
    const readEach = (...rates: readonly CandidateRate[]) =>
      readPages(...mistakes.flatMap(([currency]) => rates.map((rate) => ({ ...rate, currency }))));
    const rowOf = (currency: ForeignCurrencyCode) =>
      firestore.db.doc(`bank-rates/${bankRateId({ ...biat, currency })}`);
    const editEach = (fieldsOf: (mistake: (typeof mistakes)[number]) => DocumentData) =>
      settled(firestore.db, () =>
        Promise.all(mistakes.map((mistake) => rowOf(mistake[0]).update(fieldsOf(mistake)))),
      );
    async function expectUnpublished() {
      for (const [currency, fields, problem] of mistakes) {
        const row = (await rowOf(currency).get()).data();
        expect(row).toMatchObject({ ...fields, note: 'Amel', problem });
        expect(await board(currency), currency).toEqual(others);
      }
    }
    await readEach(central, biat, stb, atb);

    await editEach(([, fields]) => ({ ...fields, note: 'Amel' }));
    await expectUnpublished();
    const years = mistakes.map(([currency]) => `${currency}_${year}`).sort();
    expect(await published()).toEqual({ days: [], years });
    await readEach(moved, stb, atb);
    await expectUnpublished();

    const corrected = { date: day, purchaseRate: 3.365, saleRate: '3,445' };
    await editEach(([currency]) => ({ currency, ...corrected }));
    for (const [currency] of mistakes) {
      const row = (await rowOf(currency).get()).data();
      expect(row).toMatchObject({ note: 'Amel', problem: null });
      expect(await board(currency), currency).toEqual({ ...others, BIAT: 3.365 });
    }
    expect(await snapshot()).toMatchObject({ count: mistakes.length });
  });

  test('type a correcting row beside the automatic one: theirs counts, whenever that was fetched', async () => {
    const beside = firestore.db.doc('bank-rates/correction-amel');
    await settled(firestore.db, () =>
      beside.set({
        bank: 'biat',
        currency: 'eur',
        date: day,
        achat: '',
        purchase_rate: '3,365',
        sale_rate: '3,435',
        status: 1,
      }),
    );
    expect(await board()).toEqual({ ...others, BIAT: 3.365 });
    await readPages(moved);
    expect(await board()).toEqual({ ...others, BIAT: 3.365 });
    await settled(firestore.db, () => beside.delete());
    expect(await board()).toEqual({ ...others, BIAT: 3.37 });
  });

  test.each<[string, (of: RateDate) => unknown]>([
    ['pick a day in the console, which stores its midnight in Tunis', (of) => tunisInstant(of, 0)],
    ['write a day as a letter would', (of) => of.split('-').reverse().join('/')],
  ])('%s: the row is of that day', async (_, dateOf) => {
    const typed = { ...counterRow('UIBK', day, [3.352, 3.438]), date: dateOf(day) };
    await settled(firestore.db, () => firestore.db.doc('bank-rates/picked').set(typed));
    expect((await firestore.db.doc('bank-rates/picked').get()).get('date')).toBe(day);
    expect(await lineOf('UIBK')).toMatchObject({ purchaseRate: 3.352, date: day });
  });

  test('write a note in a row: page, alternate spellings and problems leave it there', async () => {
    await edit({ note: 'vérifié par Amel', vu: ['guichet'] });
    await readPages(moved);
    expect(await stored()).toMatchObject({ purchaseRate: 3.37, note: 'vérifié par Amel' });
    await edit({ bankId: 'biat', SALE_RATE: '3,44', saleRate: null });
    expect(await stored()).toMatchObject({ bankId: 'BIAT', saleRate: 3.44, vu: ['guichet'] });
    await edit({ purchaseRate: 33.6 });
    expect(await stored()).toMatchObject({ note: 'vérifié par Amel', vu: ['guichet'] });
  });

  test('import a file: it replaces their typed rates, because it is theirs as well', async () => {
    await edit({ purchaseRate: 3.365, note: 'Amel' });
    const context = { now: new Date(), source: 'import' } as const;
    await settled(firestore.db, () => ingestRates(firestore.db, [moved], context));
    expect(await stored()).toMatchObject({ purchaseRate: 3.37, note: 'Amel' });
    await readPages({ ...moved, saleRate: 3.451 });
    expect(await stored()).toMatchObject({ saleRate: 3.451 });
  });
});

test('A row that the page’s job wrote is replaced by its next reading, without problems and old rates', async () => {
  const wrong = { ...central, rate: 3.4, manualRate: 3.39 } as const;
  await readPages(wrong);
  await readPages({ ...central, rate: 3.401 });
  const { docs } = await firestore.db.collection('bank-rates').where('bankId', '==', 'BCTN').get();
  expect(docs.map((each) => [each.get('rate'), each.get('manualRate')])).toEqual([
    [3.401, undefined],
  ]);
});

test('Each change by hand is recorded once, with author, before and after; those of jobs are not', async () => {
  await edit({ purchaseRate: 33.6, note: 'vu' });
  await readPages(moved, stb);
  const override = firestore.db.doc(`rate-overrides/${bankRateId(biat)}`);
  await settled(firestore.db, () => override.set({ value: '33,6 / 34,4', by: 'Amel' }));
  await settled(firestore.db, () => override.delete());
  const { docs } = await firestore.db.collection('system/audit/events').orderBy('at').get();
  const by = 'amel@example.tn';
  expect(docs.map((each) => each.data())).toMatchObject([
    {
      document: row.path,
      what: 'modification',
      by,
      fields: ['note', 'purchaseRate'],
      before: { purchaseRate: 3.36 },
      after: { purchaseRate: 33.6, note: 'vu' },
    },
    { document: override.path, what: 'création', by, before: null, after: { by: 'Amel' } },
    { document: override.path, what: 'suppression', by, after: null },
  ]);
});
