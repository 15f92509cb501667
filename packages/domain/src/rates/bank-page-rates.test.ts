import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RateDate, utcDay } from '../days/rate-date.ts';
import type { BankSnapshot } from '../documents/bank-snapshot-document.ts';
import { type BankPageRow, bankPageRates } from './bank-page-rates.ts';

const day = (text: string) => utcDay(new Date(text));
const friday = day('2026-11-20');
const thursday = day('2026-11-19');

function snapshot(date: RateDate, rates: Record<string, [number, number]>): BankSnapshot {
  const entries = Object.entries(rates).map(([code, [purchaseRate, saleRate]]) => [
    code,
    { purchaseRate, saleRate, source: 'bank-page' as const },
  ]);
  return { bankId: 'BIAT', date, rates: Object.fromEntries(entries), count: entries.length };
}

const shown = (row: BankPageRow | undefined) =>
  row && 'spread' in row ? { ...row, spread: row.spread.toString() } : row;

describe('the rates of a bank’s page', () => {
  const snapshots = [
    snapshot(friday, { EUR: [3.36, 3.42], DZD: [0.021, 0.025] }),
    snapshot(thursday, { EUR: [3.35, 3.41], USD: [2.9, 2.95] }),
  ];
  const page = () => bankPageRates({ bank: 'BIAT', snapshots, today: friday });
  const rowOf = (code: string) => shown(page().rows.find(({ currency }) => currency === code));

  it('are the 14 currencies, then what else the bank quotes; only its own are counted', () => {
    const { rows, ...rest } = page();
    expect(rest).toEqual({ day: friday, quotedCount: 3 });
    expect(rows.map(({ currency }) => currency).join(' ')).toBe(
      'USD EUR GBP JPY CHF CAD AUD AED SAR BHD KWD QAR SEK NOK DZD',
    );
  });

  it('tell the trend of the mean against the day before, in percent', () => {
    expect(rowOf('EUR')).toEqual({
      kind: 'quoted',
      currency: 'EUR',
      purchaseRate: 3.36,
      saleRate: 3.42,
      spread: '0.06',
      trend: { direction: 'up', percent: 0.2959 },
      date: friday,
      source: 'bank-page',
      isCarried: false,
    });
  });

  it('carry forward a rate of a day before, its trend by the thresholds when it stands alone', () => {
    expect(rowOf('USD')).toMatchObject({
      date: thursday,
      isCarried: true,
      trend: { direction: 'stable' },
    });
  });

  it('show the specified sample where the bank has no rate', () => {
    expect(rowOf('GBP')).toEqual({
      kind: 'indicative',
      currency: 'GBP',
      purchaseRate: 4.05,
      saleRate: 4.15,
      spread: '0.1',
      trend: { direction: 'up' },
    });
  });

  it('give the central bank no sample', () => {
    const [central] = [snapshot(friday, { EUR: [3.38, 3.38] })].map((one) => ({
      ...one,
      bankId: 'BCTN' as const,
    }));
    const page = bankPageRates({
      bank: 'BCTN',
      snapshots: central ? [central] : [],
      today: friday,
    });
    expect(page.rows.map(shown).slice(0, 2)).toEqual([
      { kind: 'unquoted', currency: 'USD' },
      {
        kind: 'quoted',
        currency: 'EUR',
        purchaseRate: 3.38,
        saleRate: 3.38,
        spread: '0',
        trend: { direction: 'stable' },
        date: friday,
        source: 'bank-page',
        isCarried: false,
      },
    ]);
  });

  it('are none when the bank published nothing for 7 days, samples included', () => {
    const none = { quotedCount: 0, rows: [] };
    const today = day('2026-11-28');
    expect(bankPageRates({ bank: 'BIAT', snapshots, today })).toEqual(none);
    expect(bankPageRates({ bank: 'BIAT', snapshots: [], today })).toEqual(none);
    expect(bankPageRates({ bank: 'BIAT', snapshots, today: day('2026-11-27') }).quotedCount).toBe(
      2,
    );
  });

  it('are not those of a day to come, nor of a day on which nothing was published', () => {
    const saturday = snapshot(day('2026-11-21'), { EUR: [9, 9.1] });
    const empty = snapshot(friday, {});
    const known = bankPageRates({
      bank: 'BIAT',
      snapshots: [saturday, empty, ...snapshots.slice(1)],
      today: friday,
    });
    expect([known.day, known.quotedCount]).toEqual([thursday, 2]);
    expect(shown(known.rows.find(({ currency }) => currency === 'EUR'))).toMatchObject({
      purchaseRate: 3.35,
      isCarried: false,
    });
  });

  it('show what else the bank quotes in the order of the codes, for as long as it is current', () => {
    const others = snapshot(friday, { MAD: [0.3, 0.31], DZD: [0.02, 0.03] });
    const old = snapshot(day('2026-11-12'), { LYD: [0.6, 0.7] });
    const known = bankPageRates({ bank: 'BIAT', snapshots: [others, old], today: friday });
    expect(known.rows.slice(14).map(({ currency }) => currency)).toEqual(['DZD', 'MAD']);
  });

  it('count as many currencies as have a rate of the bank’s own, whatever it published', () => {
    const rate = fc.tuple(fc.constant(3), fc.constant(4));
    const published = fc.dictionary(fc.constantFrom('EUR', 'USD', 'DZD', 'MAD', 'NOK'), rate);
    fc.assert(
      fc.property(published, published, (newer, older) => {
        const days = [snapshot(friday, newer), snapshot(thursday, older)];
        const page = bankPageRates({ bank: 'BIAT', snapshots: days, today: friday });
        const codes = new Set([...Object.keys(newer), ...Object.keys(older)]);
        expect(page.quotedCount).toBe(codes.size);
      }),
    );
  });
});
