import { day } from '@dinar/domain/testing/rate-arbitraries';
import type { Choices } from '@dinar/domain/testing/seeded-choices';
import type { LiveQuote } from '@dinar/functions/store/live/live-quote';
import type { DocumentData } from 'firebase-admin/firestore';

// Few of each, so that rows collide. Some days are before a weekend, in the year before, further apart than a
// board's range, or after today.
const banks = ['BIAT', 'BHBK', 'STBK', 'ATBK', 'BCTN'] as const;
const currencies = ['EUR', 'EUR', 'EUR', 'USD'] as const;
const days = [
  ...['2025-12-24', '2025-12-30', '2026-01-05', '2026-01-09', '2026-01-09'].map(day),
  ...['2026-01-12', '2026-01-12', '2026-01-12', '2026-01-13'].map(day),
];

/** The fields of a row; undefined for a deletion. No two rows are fetched at the same time. */
export function randomRow(choices: Choices, fetch: number): DocumentData | undefined {
  if (choices.chance(0.2)) return undefined;
  const bankId = choices.pick(banks);
  const row = {
    bankId,
    currency: choices.pick(currencies),
    date: choices.pick(days),
    ...(bankId === 'BCTN' ? randomMid(choices) : randomSides(choices)),
    status: choices.chance(0.85) ? 1 : 0,
    source: 'import',
    fetchedAt: new Date(Date.UTC(2026, 0, 12) + fetch * 1000),
  };
  if (choices.chance(0.05)) return { ...row, rate: 'unreadable', saleRate: 'unreadable' };
  if (choices.chance(0.75)) return row;
  const { bankId: bank, currency, ...rest } = row;
  return { ...rest, bank_name: bank, currency_code: currency.toLowerCase() };
}

// In whole hundredths. One in four is misread, swapped, or so far off that the others may reveal it.
function randomSides(choices: Choices) {
  const purchase = 330 + choices.below(5);
  const sale = purchase + choices.below(9);
  if (choices.chance(0.75)) return { purchaseRate: purchase / 100, saleRate: sale / 100 };
  const [low, high] = choices.pick([
    [sale + 1, purchase],
    [purchase / 10, sale / 10],
    [purchase - 30, sale - 30],
    [purchase + 12, sale + 12],
  ]);
  return { purchaseRate: (low ?? 0) / 100, saleRate: (high ?? 0) / 100 };
}

function randomMid(choices: Choices) {
  const mid = choices.chance(0.75) ? 333 + choices.below(4) : choices.pick([33, 360, 385]);
  return { rate: mid / 100, ...(choices.chance(0.5) && { manualRate: (mid + 2) / 100 }) };
}

/** A live rate; some of them are refused. */
export function randomQuote(choices: Choices): Required<LiveQuote> {
  const value = choices.chance(0.75) ? 330 + choices.below(8) : choices.pick([33, 355, 362]);
  const date = choices.pick(days.slice(2));
  return {
    currency: choices.pick(currencies),
    value: value / 100,
    date,
    at: new Date(`${date}T00:00:00Z`),
    provider: 'open-er-api',
    source: 'live-fx',
  };
}
