import { currencyName } from '@dinar/domain/currencies/currency-name';
import { fill } from '@dinar/domain/language/texts';
import type { Widget } from '../routes/widget-path.ts';
import { widgetTexts } from '../texts/widget/widget-texts.ts';

/** The title of a widget in its language. */
export function widgetTitle({ currency, language }: Widget): string {
  return fill(widgetTexts[language].title, { currency: currencyName(currency, language) });
}
