import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import { bestCount, type Counters } from '@dinar/domain/today/counters';
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
