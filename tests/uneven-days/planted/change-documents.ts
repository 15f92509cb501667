import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import type { BankQuote, LaterRates, RatesStats } from '@dinar/domain/rates/currency-rates';
import type { Plants } from '../check-state.ts';

/** A board that staff corrected: the right rates count again after the last day of the correction. */
export function correctedUntil(lastDay: RateDate): (stats: RatesStats) => RatesStats {
  return (stats) => ({
    ...stats,
    banks: stats.banks.map((quote) => ({ ...quote, purchaseRate: quote.purchaseRate - 0.01 })),
    later: [{ from: addDays(lastDay, 1), banks: stats.banks, ...centralOf(stats) }],
  });
}

function centralOf({ central }: RatesStats): Pick<LaterRates, 'central'> {
  return central ? { central } : {};
}

/** Changes each board. */
export function onBoard(change: (stats: RatesStats) => RatesStats): Plants {
  return { documents: (documents) => ({ ...documents, board: documents.board.map(change) }) };
}

/** Changes each bank’s quote of each board. */
export function onQuotes(change: (quote: BankQuote, stats: RatesStats) => BankQuote): Plants {
  return onBoard((stats) => ({
    ...stats,
    banks: stats.banks.map((quote) => change(quote, stats)),
  }));
}
