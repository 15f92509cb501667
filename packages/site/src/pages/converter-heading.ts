import { currencyName } from '@dinar/domain/currencies/currency-name';
import type { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatGivenAmount } from '@dinar/domain/format/format-number';
import { type ConversionRequest, sidesOf } from '@dinar/domain/today/conversion-today';
import { conversionHeading } from '../routes/conversion-slugs.ts';
import { converterTexts } from '../texts/converter-texts.ts';
import type { ConverterPage } from './requested-conversion.ts';

/** The heading of a converter page: what is asked, with the amount in words where such words exist. */
export function converterHeading(page: ConverterPage): string {
  if (page.kind === 'conversion') return conversionHeading(page.conversion);
  if (page.pair === undefined) return converterTexts.heading;
  const {
    pair: { from, to },
    request,
  } = page;
  if (request?.fixedSide === 'buy') return `Acheter ${askedOf(request)}`;
  if (request && !request.amount.eq(1)) {
    if (to === 'TND' && isWorded(from)) {
      return conversionHeading({ from, to, amount: request.amount.toNumber() });
    }
    return `${askedOf(request)} en ${nameInHeading(to)}`;
  }
  return `${currencyName(from)} (${from}) en ${currencyName(to)} (${to})`;
}

function askedOf(request: ConversionRequest): string {
  return `${formatGivenAmount(request.amount)} ${sidesOf(request).given}`;
}

function nameInHeading(code: keyof typeof currencyTable): string {
  return code === 'TND' ? 'dinar tunisien' : currencyName(code);
}

function isWorded(code: string): code is 'EUR' | 'USD' {
  return code === 'EUR' || code === 'USD';
}
