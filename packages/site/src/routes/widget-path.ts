import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';

/** The themes of a widget; `auto` follows the device. */
export const widgetThemes = ['auto', 'clair', 'sombre'] as const;

export type WidgetTheme = (typeof widgetThemes)[number];

/** The languages of a widget. French has no prefix, as on the pages; another one is a row here and in the texts. */
const widgetLanguages = ['fr'] as const;

export type WidgetLanguage = (typeof widgetLanguages)[number];

/** A widget. Its variants are paths, so that a cache keeps one copy of each. */
export interface Widget {
  readonly currency: ForeignCurrencyCode;
  readonly theme: WidgetTheme;
  readonly language: WidgetLanguage;
}

/** The folder of the widgets. */
export const widgetRoot = '/widget';

/** The only path of a widget: `/widget/eur`, `/widget/eur/sombre`. */
export function widgetPath({ currency, theme, language }: Widget): string {
  const before = language === 'fr' ? '' : `/${language}`;
  const after = theme === 'auto' ? '' : `/${theme}`;
  return `${before}${widgetRoot}/${currency.toLowerCase()}${after}`;
}

/** Parses the path of a widget, in any case; undefined for any other path. */
export function parseWidgetPath(path: string): Widget | undefined {
  const pattern = /^(?:\/(\w\w))?\/widget\/(\w{3})(?:\/(\w+))?$/;
  const [, tongue = 'fr', code = '', shade = 'auto'] = pattern.exec(path.toLowerCase()) ?? [];
  const currency = parseForeignCurrencyCode(code);
  const language = widgetLanguages.find((one) => one === tongue);
  const theme = widgetThemes.find((one) => one === shade);
  return currency && language && theme ? { currency, theme, language } : undefined;
}
