import { day } from '@dinar/domain/testing/rate-arbitraries';
import type { Choices } from '@dinar/domain/testing/seeded-choices';
import type { DocumentData } from 'firebase-admin/firestore';
import type { LiveQuote } from '../store/live-quote.ts';

// Few of each, so that rows meet; over a turn of the year, and further apart than a board reaches.
const banks = ['BIAT', 'BHBK', 'BCTN'] as const;
const currencies = ['EUR', 'USD'] as const;
const days = ['2025-12-30', '2026-01-05', '2026-01-12'].map(day);

/** The fields of a row; none for a deletion. No two rows are fetched at one instant. */
export function randomRow(choices: Choices, fetch: number): DocumentData | undefined {
  if (choices.chance(0.2)) return undefined;
  const purchaseRate = 3 + choices.below(4) / 100;
  const rate = {
    bankId: choices.pick(banks),
    currency: choices.pick(currencies),
    date: choices.pick(days),
    purchaseRate,
    saleRate: (300 + Math.round((purchaseRate - 3) * 100) + choices.below(3)) / 100,
    status: choices.chance(0.85) ? 1 : 0,
    source: 'import',
    fetchedAt: new Date(Date.UTC(2026, 0, 12) + fetch * 1000),
  };
  if (choices.chance(0.08)) return { ...rate, saleRate: 'unreadable' };
  if (choices.chance(0.75)) return rate;
  const { bankId, currency, saleRate, ...rest } = rate;
  return { ...rest, bank_name: bankId, currency_code: currency.toLowerCase(), sale_rate: saleRate };
}

/** A live rate that no guard refuses. */
export function randomQuote(choices: Choices): Required<LiveQuote> {
  const value = 3.1 + choices.below(10) / 100;
  return {
    currency: choices.pick(currencies),
    value: Math.round(value * 100) / 100,
    date: choices.pick(days.slice(1)),
    source: 'live-fx',
  };
}
