import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { conversionHeading } from '../routes/conversion-slugs.ts';
import { converterTexts } from '../texts/converter-texts.ts';
import type { ConverterPage } from './requested-conversion.ts';

/** The heading of a converter page, with the amount in words where such words exist. */
export function converterHeading(page: ConverterPage): string {
  if (page.kind === 'conversion') return conversionHeading(page.conversion);
  if (page.pair === undefined) return converterTexts.heading;
  const {
    pair: { from, to },
    request,
  } = page;
  if (request && !request.fixedSide && !request.amount.eq(1) && to === 'TND' && isWorded(from)) {
    return conversionHeading({ from, to, amount: request.amount.toNumber() });
  }
  return `${currencyTable[from].name} (${from}) en ${currencyTable[to].name} (${to})`;
}

function isWorded(code: string): code is 'EUR' | 'USD' {
  return code === 'EUR' || code === 'USD';
}
