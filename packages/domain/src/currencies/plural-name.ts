import type { Locale } from '../language/locale.ts';
import { localized } from '../language/texts.ts';
import type { CurrencyCode } from './currency-code.ts';
import { ar } from './plurals/ar.ts';
import { en } from './plurals/en.ts';
import { fr } from './plurals/fr.ts';

const plurals: Readonly<Record<Locale, Readonly<Record<CurrencyCode, string>>>> = localized({
  fr,
  ar,
  en,
});

/** The plural name of a currency, within a sentence: "dollars canadiens". Few pages need it. */
export function pluralName(code: CurrencyCode, locale: Locale): string {
  return plurals[locale][code];
}
