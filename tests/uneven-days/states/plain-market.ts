import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { ageInDays } from '../oracle/calendar.ts';
import type { CentralEntry, CounterEntry, LiveEntry } from './uneven-state.ts';

/** The approximate value of one unit, whether the central bank quotes it, and the number of banks that do. */
interface Quoted {
  readonly mid: number;
  /** The difference of the banknote rate from it. */
  readonly manual?: number;
  readonly hasCentral: boolean;
  readonly banks: number;
}

const market = new Map<ForeignCurrencyCode, Quoted>([
  ['EUR', { mid: 3.3891, manual: 0.9993, hasCentral: true, banks: 9 }],
  ['USD', { mid: 2.9048, manual: 1.0047, hasCentral: true, banks: 9 }],
  ['GBP', { mid: 3.9277, manual: 0.9953, hasCentral: true, banks: 9 }],
  ['CAD', { mid: 2.1293, manual: 0.9985, hasCentral: true, banks: 6 }],
  ['CHF', { mid: 3.70745, manual: 0.9979, hasCentral: true, banks: 5 }],
  ['JPY', { mid: 0.018423, manual: 0.9976, hasCentral: true, banks: 7 }],
  ['AED', { mid: 0.79781, manual: 0.9987, hasCentral: true, banks: 4 }],
  ['SAR', { mid: 0.78086, manual: 0.9987, hasCentral: true, banks: 3 }],
  ['NOK', { mid: 0.31237, manual: 0.9943, hasCentral: true, banks: 2 }],
  ['DZD', { mid: 0.022037, hasCentral: true, banks: 3 }],
  ['MAD', { mid: 0.31572, hasCentral: true, banks: 0 }],
  ['AUD', { mid: 1.9003, hasCentral: false, banks: 4 }],
  ['TRY', { mid: 0.085214, hasCentral: false, banks: 0 }],
]);

export const marketCurrencies: readonly ForeignCurrencyCode[] = [...market.keys()];

function quotedOf(currency: ForeignCurrencyCode): Quoted {
  const quoted = market.get(currency);
  if (!quoted) throw new Error(`${currency} is not in the market`);
  return quoted;
}

const readBanks: readonly CommercialBankCode[] = [
  'STBK',
  'BIAT',
  'BNTE',
  'ATBK',
  'BSTU',
  'CFCT',
  'BHBK',
  'UIBK',
  'LPTN',
];

/** The banks that quote a currency on a plain day. */
export function banksOf(currency: ForeignCurrencyCode): readonly CommercialBankCode[] {
  return readBanks.slice(0, quotedOf(currency).banks);
}

/** A mid rate that changes a little from one day to the next. */
function midOn(currency: ForeignCurrencyCode, day: string): number {
  const step = ((ageInDays('2026-01-05', day) * 5) % 13) - 6;
  return asStored(quotedOf(currency).mid * (1 + step / 2500));
}

/** A bank's quote on a day, with its own spread around the mid rate. */
export function counterOn(
  currency: ForeignCurrencyCode,
  bank: CommercialBankCode,
  day: string,
): CounterEntry {
  const place = readBanks.indexOf(bank);
  const mid = midOn(currency, day) * (quotedOf(currency).manual ?? 1);
  const isSmall = mid < 1;
  const round = (rate: number) => (isSmall ? asStored(rate) : Math.round(rate * 1000) / 1000);
  return {
    bank,
    day,
    purchase: round(mid * (0.9888 - 0.0004 * ((place * 4) % 9))),
    sale: round(mid * (1.0112 + 0.0005 * ((place * 7 + 3) % 9))),
    source: 'bank-page',
  };
}

/** The central bank's rates of some days; empty for a currency that it does not quote. */
export function centralOn(
  currency: ForeignCurrencyCode,
  days: readonly string[],
): readonly CentralEntry[] {
  const { manual, hasCentral } = quotedOf(currency);
  if (!hasCentral) return [];
  return days.map((day) => {
    const mid = midOn(currency, day);
    return {
      day,
      mid,
      ...(manual !== undefined && { manual: asStored(mid * manual) }),
      source: 'bct',
    };
  });
}

/** The market's rate of a day, with its change since another day. */
export function liveOn(
  currency: ForeignCurrencyCode,
  day: string,
  since: string,
): LiveEntry & { readonly variationSince: string } {
  const [value, before] = [day, since].map((each) => asStored(midOn(currency, each) * 1.0006));
  if (value === undefined || before === undefined) throw new RangeError('Two days have two rates');
  return {
    value,
    day,
    source: 'live-fx',
    provider: 'open-er-api',
    at: `${day}T00:02:31Z`,
    variation: Math.round(((value - before) / before) * 1_000_000) / 10_000,
    variationSince: since,
  };
}

function asStored(rate: number): number {
  return Math.round(rate * 1_000_000) / 1_000_000;
}
