import { currencyName } from '@dinar/domain/currencies/currency-name';
import type { Widget, WidgetLanguage } from '../routes/widget-path.ts';

const titles: Readonly<Record<WidgetLanguage, (currency: string) => string>> = {
  fr: (currency) => `${currency} en dinar tunisien`,
};

/** The title of a widget in its language. */
// In a file of its own: the page with the code to copy needs no other text of the widget.
export function widgetTitle({ currency, language }: Widget): string {
  return titles[language](currencyName(currency));
}
