import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';
import {
  type HomeCurrency,
  homeCurrency,
  unloadedHomeCurrency,
} from '@dinar/domain/rates/home-board';
import type { KnownRates } from '../../data/board-state.ts';

/** What the panels of the home page draw for one currency; without a view, rates are still awaited. */
export interface HomeRates {
  readonly code: ForeignCurrencyCode;
  readonly view: HomeCurrency | undefined;
  /** Dates and sources of the values in the view. */
  readonly stats: RatesStats | undefined;
}

/** The rates of one currency as the home page shows them. */
export function homeRates(
  known: KnownRates,
  code: ForeignCurrencyCode,
  today: RateDate,
): HomeRates {
  const stats = typeof known === 'string' ? undefined : known.ratesByCurrency.get(code);
  if (stats) return { code, stats, view: homeCurrency(stats, today) };
  const view = known === 'awaited' ? undefined : unloadedHomeCurrency(code);
  return { code, stats, view };
}
