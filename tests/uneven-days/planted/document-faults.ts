import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import type { BankQuote, LaterRates, RatesStats } from '@dinar/domain/rates/currency-rates';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import type { Plants } from '../check-state.ts';
import { counterOn } from '../states/plain-market.ts';
import type { PlantedFault } from './change-html.ts';

const [today, friday] = [day('2026-11-23'), day('2026-11-20')];
const typed = counterOn('EUR', 'BIAT', today);

/** Faults in the pages' documents: a rule about age, boards in force or plausibility is not applied. */
export const documentFaults: readonly PlantedFault[] = [
  {
    name: 'a live rate of a fortnight ago is shown as today’s',
    state: 'the market is silent for 14 days',
    url: '/',
    plants: onBoard((stats) => ({
      ...stats,
      ...(stats.live && { live: { ...stats.live, date: today } }),
    })),
    rule: 'nothing is shown of what is unknown or too old',
  },
  {
    name: 'a badge is given though two boards are in force',
    state: 'two boards in force, the others of Thursday',
    url: '/comparateur',
    plants: onQuotes((quote) => ({ ...quote, date: quote.date === today ? today : friday })),
    rule: 'below three boards none is the best',
  },
  {
    name: 'a suspect row is shown',
    state: 'staff typed 33.6 for 3.36',
    url: '/comparateur',
    plants: onQuotes((quote, { currency }) =>
      quote.bankId === 'BIAT' && currency === 'EUR'
        ? { ...quote, purchaseRate: typed.purchase * 10, saleRate: typed.sale * 10 }
        : quote,
    ),
    rule: 'a suspect row is nowhere',
  },
  {
    name: 'a board of tomorrow is shown',
    state: 'the aggregates contain a board of tomorrow',
    url: '/comparateur',
    plants: onQuotes((quote) => (quote.date > today ? { ...quote, date: today } : quote)),
    rule: 'nothing is shown of what is unknown or too old',
  },
  {
    name: 'a correction counts on the day after its last',
    url: '/comparateur',
    plants: onBoard(correctedUntil(today)),
    rule: 'the number is right',
  },
  {
    name: 'an old board counts as one in force',
    state: 'one board in force, the others of Thursday and better',
    url: '/',
    plants: onQuotes((quote) => ({ ...quote, date: today })),
    rule: 'below three boards none is the best',
  },
];

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

export function onBoard(change: (stats: RatesStats) => RatesStats): Plants {
  return { documents: (documents) => ({ ...documents, board: documents.board.map(change) }) };
}

function onQuotes(change: (quote: BankQuote, stats: RatesStats) => BankQuote): Plants {
  return onBoard((stats) => ({
    ...stats,
    banks: stats.banks.map((quote) => change(quote, stats)),
  }));
}
