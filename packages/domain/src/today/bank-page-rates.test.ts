import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateDate } from '../days/rate-date.ts';
import type { BankSnapshot } from '../rates/bank-snapshot.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { type BankPageRow, bankPageRates } from './bank-page-rates.ts';

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
  const page = () => bankPageRates(snapshots, friday);
  const rowOf = (code: string) => shown(page().rows.find(({ currency }) => currency === code));

  it('are the currencies of every bank’s page, then other quoted ones; only the bank’s own rates are counted', () => {
    const { rows, ...rest } = page();
    expect(rest).toEqual({ day: friday, isInForce: true, quotedCount: 3 });
    expect(rows.map(({ currency }) => currency).join(' ')).toBe(
      'USD EUR GBP JPY CHF CAD AUD AED SAR BHD KWD QAR SEK NOK DZD',
    );
  });

  it('have the trend of the mean since the previous day, in percent', () => {
    expect(rowOf('EUR')).toEqual({
      kind: 'quoted',
      currency: 'EUR',
      purchaseRate: 3.36,
      saleRate: 3.42,
      spread: '0.06',
      trend: { direction: 'up', percent: 0.3, since: thursday, isSinceWorkingDayBefore: true },
      day: friday,
      source: 'bank-page',
      isCarried: false,
    });
  });

  it('carry forward a rate of a day before, with no trend when it is alone', () => {
    expect(rowOf('USD')).toEqual({
      kind: 'quoted',
      currency: 'USD',
      purchaseRate: 2.9,
      saleRate: 2.95,
      spread: '0.05',
      day: thursday,
      source: 'bank-page',
      isCarried: true,
    });
  });

  it('show the specified sample if the bank has no rate, without day, source or trend', () => {
    expect(rowOf('GBP')).toEqual({
      kind: 'indicative',
      currency: 'GBP',
      purchaseRate: 4.05,
      saleRate: 4.15,
      spread: '0.1',
    });
  });

  it('name the day of a trend over several days, and have no trend over more than 7', () => {
    const trendSince = (date: RateDate) => {
      const days = [snapshot(friday, { EUR: [3.36, 3.42] }), snapshot(date, { EUR: [3.35, 3.41] })];
      const row = bankPageRates(days, friday).rows.find(({ currency }) => currency === 'EUR');
      return row?.kind === 'quoted' ? row.trend : undefined;
    };
    expect(trendSince(day('2026-11-16'))?.isSinceWorkingDayBefore).toBe(false);
    expect(trendSince(day('2026-10-26'))).toBeUndefined();
  });

  it('of the central bank are mid rates, without samples', () => {
    const rates = { EUR: { rate: 3.3891, manualRate: 3.386, source: 'bct' as const } };
    const { rows } = bankPageRates(
      [{ bankId: 'BCTN', date: friday, rates, count: 1 }],
      day('2026-11-23'),
    );
    expect(rows.slice(0, 2)).toEqual([
      { kind: 'unquoted', currency: 'USD' },
      {
        kind: 'central',
        currency: 'EUR',
        rate: 3.3891,
        manualRate: 3.386,
        day: friday,
        source: 'bct',
        isCarried: false,
      },
    ]);
  });

  it('are empty, without samples, if the bank published nothing for 7 days', () => {
    const none = { isInForce: false, quotedCount: 0, rows: [] };
    expect(bankPageRates(snapshots, day('2026-11-28'))).toEqual(none);
    expect(bankPageRates([], day('2026-11-28'))).toEqual(none);
    const late = bankPageRates(snapshots, day('2026-11-27'));
    expect([late.quotedCount, late.isInForce]).toEqual([2, false]);
  });

  it('are not those of a future day or of a day without publication', () => {
    const saturday = snapshot(day('2026-11-21'), { EUR: [9, 9.1] });
    const known = bankPageRates([saturday, snapshot(friday, {}), ...snapshots.slice(1)], friday);
    expect([known.day, known.quotedCount]).toEqual([thursday, 2]);
    expect(known.rows.find(({ currency }) => currency === 'EUR')).toMatchObject({
      purchaseRate: 3.35,
      isCarried: false,
    });
  });

  it('show other quoted currencies in the order of their codes while they are current', () => {
    const others = snapshot(friday, { MAD: [0.3, 0.31], DZD: [0.02, 0.03] });
    const old = snapshot(day('2026-11-12'), { LYD: [0.6, 0.7] });
    const known = bankPageRates([others, old], friday);
    expect(known.rows.slice(14).map(({ currency }) => currency)).toEqual(['DZD', 'MAD']);
  });

  it('count the currencies with a rate of the bank’s own, for any publication', () => {
    const rate = fc.tuple(fc.constant(3), fc.constant(4));
    const published = fc.dictionary(fc.constantFrom('EUR', 'USD', 'DZD', 'MAD', 'NOK'), rate);
    fc.assert(
      fc.property(published, published, (newer, older) => {
        const days = [snapshot(friday, newer), snapshot(thursday, older)];
        const codes = new Set([...Object.keys(newer), ...Object.keys(older)]);
        expect(bankPageRates(days, friday).quotedCount).toBe(codes.size);
      }),
    );
  });
});
