import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { conversionHeading } from '../routes/conversion-slugs.ts';
import { textsOfConverter } from '../texts/converter-texts.ts';
import { pairOfPage } from './converter-state.ts';
import type { Page } from './page.ts';

/** The heading of a converter page, with the amount in words where such words exist. */
export function converterHeading(
  page: Extract<Page, { readonly kind: 'converter' | 'conversion' }>,
): string {
  const pair = pairOfPage(page);
  if (pair === undefined) return textsOfConverter(page.route).heading;
  const { from, to, amount } = pair;
  const isCounted = page.kind === 'conversion' || amount !== 1;
  if (isCounted && to === 'TND' && (from === 'EUR' || from === 'USD')) {
    return conversionHeading({ from, to, amount });
  }
  return `${currencyTable[from].name} (${from}) en ${currencyTable[to].name} (${to})`;
}
