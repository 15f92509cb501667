import { bankByCode } from '../banks/bank.ts';
import type { BankSlug } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { roundRate } from '../money/decimal.ts';
import { type RatesStats, statsOn } from '../rates/currency-rates.ts';
import { currencyToday } from '../today/board-of-today.ts';
import type { CounterQuote } from '../today/counters.ts';
import { numeralOf, type StoredOpenRate } from './open-rate.ts';
import { latestOpenRates } from './open-rates.ts';

/**
 * The best prices of a currency among the boards in force, and their mean, in TND for one unit. The best are
 * null below three boards.
 */
export interface OpenBest {
  readonly currency: ForeignCurrencyCode;
  /** The number of boards in force. */
  readonly boards: number;
  readonly purchase: string | null;
  readonly purchaseBank: BankSlug | null;
  readonly purchaseDay: RateDate | null;
  readonly purchaseProvider: string | null;
  readonly sale: string | null;
  readonly saleBank: BankSlug | null;
  readonly saleDay: RateDate | null;
  readonly saleProvider: string | null;
  readonly meanPurchase: string;
  readonly meanSale: string;
}

/** The best prices of today, and whether a made-up price is among the compared ones. */
interface BestToday {
  readonly rows: readonly OpenBest[];
  readonly isDemo: boolean;
}

/** The best prices of every currency that has a board in force. */
export function openBest(stored: readonly RatesStats[], today: RateDate): BestToday {
  const found = stored.flatMap((stats) => bestOf(stats, today));
  found.sort((a, b) => (a.row.currency < b.row.currency ? -1 : 1));
  return { rows: found.map(({ row }) => row), isDemo: found.some(({ isDemo }) => isDemo) };
}

function bestOf(stats: RatesStats, today: RateDate) {
  const rates = latestOpenRates(stats, today);
  const open = new Set(rates.map(({ bank }) => bank));
  const current = statsOn(stats, today);
  const banks = current.banks.filter(({ bankId }) => open.has(bankByCode(bankId).slug));
  const { inForce, best, mean } = currencyToday({ ...current, banks }, today).counters;
  if (!mean) return [];
  const purchase = priceOf('purchase', best?.purchase, rates);
  const sale = priceOf('sale', best?.sale, rates);
  const row: OpenBest = {
    currency: stats.currency,
    boards: inForce.length,
    purchase: purchase?.value ?? null,
    purchaseBank: purchase?.bank ?? null,
    purchaseDay: purchase?.day ?? null,
    purchaseProvider: purchase?.provider ?? null,
    sale: sale?.value ?? null,
    saleBank: sale?.bank ?? null,
    saleDay: sale?.day ?? null,
    saleProvider: sale?.provider ?? null,
    meanPurchase: numeralOf(roundRate(mean.purchase.value)),
    meanSale: numeralOf(roundRate(mean.sale.value)),
  };
  return [{ row, isDemo: inForce.some(({ source }) => source === 'demo') }];
}

function priceOf(
  kind: 'purchase' | 'sale',
  quote: CounterQuote | undefined,
  rates: readonly StoredOpenRate[],
): StoredOpenRate | undefined {
  const slug = quote && bankByCode(quote.bankId).slug;
  return rates.find((rate) => rate.kind === kind && rate.bank === slug);
}
