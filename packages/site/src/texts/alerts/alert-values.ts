import type { AlertFigure } from '@dinar/domain/alerts/alert-figures';
import type { AlertWish } from '@dinar/domain/alerts/rate-alert';
import { bankName } from '@dinar/domain/banks/bank-name';
import { formatAxisDay } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
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
    day: dayAndMonth(day, locale),
    rate: `${formatTableRate(rate, locale)} TND`,
  };
}

/** A day as `26/11`; in English, where 05/06 has two meanings, `26 Nov`. */
export function dayAndMonth(day: RateDate, locale: Locale): string {
  return locale === 'en' ? formatAxisDay(day, locale) : `${day.slice(8)}/${day.slice(5, 7)}`;
}
