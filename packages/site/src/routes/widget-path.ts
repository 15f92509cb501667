import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { defaultLocale, type Locale, parseLocale } from '@dinar/domain/language/locale';
import { folderIn } from './locale-path.ts';

/** The themes of a widget; `auto` follows the device. */
export const widgetThemes = ['auto', 'clair', 'sombre'] as const;

export type WidgetTheme = (typeof widgetThemes)[number];

/** A widget. Its variants are paths, so that a cache keeps one copy of each. */
export interface Widget {
  readonly currency: ForeignCurrencyCode;
  readonly theme: WidgetTheme;
  readonly language: Locale;
}

/** The folder of the widgets. */
export const widgetRoot = '/widget';

/** The only path of a widget: `/widget/eur`, `/widget/eur/sombre`, `/widget/ar/eur`. */
export function widgetPath({ currency, theme, language }: Widget): string {
  const after = theme === 'auto' ? '' : `/${theme}`;
  return `${folderIn(widgetRoot, language)}/${currency.toLowerCase()}${after}`;
}

/** Parses the path of a widget, in any case, with or without closing slashes; undefined for any other path. */
export function parseWidgetPath(path: string): Widget | undefined {
  const pattern = /^\/widget(?:\/(\w\w))?\/(\w{3})(?:\/(\w+))?\/*$/;
  const [, tongue = defaultLocale, code = '', shade = 'auto'] =
    pattern.exec(path.toLowerCase()) ?? [];
  const currency = parseForeignCurrencyCode(code);
  const language = parseLocale(tongue);
  const theme = widgetThemes.find((one) => one === shade);
  return currency && language && theme ? { currency, theme, language } : undefined;
}
