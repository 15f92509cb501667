import type { AlertFigure } from '@dinar/domain/alerts/alert-figures';
import type { AlertWish } from '@dinar/domain/alerts/rate-alert';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { figureValues, wishValues } from './alert-values.ts';
import { alertsTexts } from './alerts-texts.ts';

/** A wish in words: "une banque achète 1 EUR à 3,400 TND ou plus". */
export function wishInWords(wish: AlertWish, locale: Locale): string {
  return fill(alertsTexts[locale].wish[wish.side], wishValues(wish, locale));
}

/** The rate of today of a watched figure, in words. */
export function figureInWords(
  { currency, side }: Pick<AlertWish, 'currency' | 'side'>,
  figure: AlertFigure,
  locale: Locale,
): string {
  const values = { ...figureValues(figure, locale), unit: `1 ${currency}` };
  return fill(alertsTexts[locale].figure[side], values);
}
