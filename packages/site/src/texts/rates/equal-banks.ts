import { bankName } from '@dinar/domain/banks/bank-name';
import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import { bestCount, type CounterQuote, type Counters } from '@dinar/domain/today/counters';
import { ratesTexts } from './rates-texts.ts';

/** How many banks share the best rate of a side, in words; undefined if one bank alone has it. */
export function equalBanks(
  counters: Counters,
  side: 'purchase' | 'sale',
  locale: Locale,
): string | undefined {
  const count = bestCount(counters, side);
  return count > 1
    ? fill(pluralOf(locale, ratesTexts[locale].equalBanks, count), { count })
    : undefined;
}

/** The bank with the best rate of a side, or how many share it, in words. */
export function bestBanks(
  counters: Counters,
  { bankId }: CounterQuote,
  side: 'purchase' | 'sale',
  locale: Locale,
): string {
  return equalBanks(counters, side, locale) ?? bankName(bankId, locale);
}
