import { type CommercialBankCode, commercialBankCodes } from '../banks/bank-code.ts';
import { bankNameOrder } from '../banks/bank-name.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { firstDayInForce } from '../days/in-force.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import type { RateSource } from '../rates/bank-rate.ts';
import type { BankQuote } from '../rates/currency-rates.ts';
import { correctionOf } from '../rates/rate-override.ts';
import { type PurchaseRate, type SaleRate, sidedRate } from '../rates/sided-rate.ts';
import { mayBeShown } from './age-rules.ts';

/** One bank's two prices of a currency, of one day. */
export interface CounterQuote {
  readonly bankId: CommercialBankCode;
  readonly day: RateDate;
  readonly source: RateSource;
  readonly correction?: string;
  readonly purchase: PurchaseRate;
  readonly sale: SaleRate;
}

/** The mean of the boards in force, dated with the oldest of their days; not rounded. */
export interface CounterMean {
  readonly bankCount: number;
  /** The distinct days of the boards, the oldest first. */
  readonly days: readonly [RateDate, ...RateDate[]];
  readonly sources: readonly RateSource[];
  readonly purchase: PurchaseRate;
  readonly sale: SaleRate;
}

/** The boards of all banks for one currency that may be shown today. */
export interface Counters {
  /** Boards since the last working day before today, ordered by bank name. */
  readonly inForce: readonly CounterQuote[];
  /** Older boards, at most 7 days old: shown with their day, excluded from mean and comparison. */
  readonly older: readonly CounterQuote[];
  readonly mean?: CounterMean;
  /** The quotes with the highest purchase and the lowest sale rate; absent below three boards in force. */
  readonly best?: { readonly purchase: CounterQuote; readonly sale: CounterQuote };
  /** The number of banks with counters. */
  readonly bankCount: number;
}

const byBankName = bankNameOrder('fr');

/** With fewer boards in force, no board is called the best. */
const fewestComparedBoards = 3;

/** Summarises the latest quotes of the banks as they may be shown today. */
export function countersToday(
  currency: ForeignCurrencyCode,
  banks: readonly BankQuote[],
  today: RateDate,
): Counters {
  const quotes = banks
    .filter(({ date }) => mayBeShown(date, today))
    .map((quote) => counterQuote(currency, quote))
    .sort((a, b) => byBankName(a.bankId, b.bankId));
  const firstDay = firstDayInForce(today);
  const inForce = quotes.filter(({ day }) => day >= firstDay);
  const mean = meanOf(currency, inForce);
  const best = bestOf(inForce);
  return {
    inForce,
    older: quotes.filter(({ day }) => day < firstDay),
    ...(mean && { mean }),
    ...(best && { best }),
    bankCount: commercialBankCodes.length,
  };
}

/** The number of boards in force that share the best rate of a side; 0 without one. */
export function bestCount({ inForce, best }: Counters, side: 'purchase' | 'sale'): number {
  const value = best?.[side][side].value;
  return value ? inForce.filter((quote) => quote[side].value.eq(value)).length : 0;
}

function counterQuote(
  currency: ForeignCurrencyCode,
  { bankId, purchaseRate, saleRate, date: day, source, ...quote }: BankQuote,
): CounterQuote {
  const purchase = sidedRate('purchase', currency, day, purchaseRate);
  const sale = sidedRate('sale', currency, day, saleRate);
  return { bankId, day, source, ...correctionOf(quote), purchase, sale };
}

function meanOf(
  currency: ForeignCurrencyCode,
  inForce: readonly CounterQuote[],
): CounterMean | undefined {
  const [oldest, ...later] = [...new Set(inForce.map(({ day }) => day))].sort();
  if (oldest === undefined) return undefined;
  const purchase = mean(inForce.map((quote) => quote.purchase.value));
  const sale = mean(inForce.map((quote) => quote.sale.value));
  return {
    bankCount: inForce.length,
    days: [oldest, ...later],
    sources: [...new Set(inForce.map(({ source }) => source))],
    purchase: sidedRate('purchase', currency, oldest, purchase),
    sale: sidedRate('sale', currency, oldest, sale),
  };
}

function mean(values: readonly Decimal[]): Decimal {
  return values.reduce((sum, value) => sum.plus(value), decimal(0)).div(values.length);
}

// Quotes are ordered by bank name, so in a tie the first name wins.
function bestOf(inForce: readonly CounterQuote[]) {
  const [first, ...others] = inForce;
  if (first === undefined || inForce.length < fewestComparedBoards) return undefined;
  const higher = (a: CounterQuote, b: CounterQuote) =>
    b.purchase.value.gt(a.purchase.value) ? b : a;
  const lower = (a: CounterQuote, b: CounterQuote) => (b.sale.value.lt(a.sale.value) ? b : a);
  return { purchase: others.reduce(higher, first), sale: others.reduce(lower, first) };
}
