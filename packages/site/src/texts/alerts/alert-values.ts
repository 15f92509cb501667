import type { AlertFigure } from '@dinar/domain/alerts/alert-figures';
import type { AlertWish } from '@dinar/domain/alerts/rate-alert';
import { bankName } from '@dinar/domain/banks/bank-name';
import { formatDayAndMonth } from '@dinar/domain/days/format-day';
import { formatFixed } from '@dinar/domain/format/format-number';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { alertsTexts } from './alerts-texts.ts';

/** The values in the texts of a wish: `1 EUR`, `3,400 TND`, and its bank or any. */
export function wishValues({ currency, bank, target }: AlertWish, locale: Locale) {
  return {
    bank: bank ? bankName(bank, locale) : alertsTexts[locale].anyBank,
    unit: `1 ${currency}`,
    // What the visitor has chosen, with no more decimals than it has but at least three.
    rate: `${formatFixed(target, 3, 6, locale)} TND`,
  };
}

/** The values in the texts of a rate of today: the bank, its day as `26/11`, and `3,402 TND`. */
export function figureValues({ rate, bank, day }: AlertFigure, locale: Locale) {
  return {
    bank: bankName(bank, locale),
    day: formatDayAndMonth(day, locale),
    rate: `${formatTableRate(rate, locale)} TND`,
  };
}
