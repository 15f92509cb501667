import type { AlertFigure } from '@dinar/domain/alerts/alert-figures';
import type { AlertWish } from '@dinar/domain/alerts/rate-alert';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayAndMonth } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { directionOf, type Locale } from '@dinar/domain/language/locale';
import { fill, isolated } from '@dinar/domain/language/texts';
import type { Decimal } from '@dinar/domain/money/decimal';
import { figureValues, wishValues } from '../alerts/alert-values.ts';
import { alertMessagesTexts } from './alert-messages-texts.ts';

/** The words of a notification. */
export interface NotificationWords {
  readonly title: string;
  readonly body: string;
}

/** The notification that a rate has crossed a target: the figure, the bank and the day, and nothing else. */
export function crossingWords(
  { currency, side }: Pick<AlertWish, 'currency' | 'side'>,
  figure: AlertFigure,
  locale: Locale,
): NotificationWords {
  const { rate, ...values } = figureValues(figure, locale);
  return {
    title: equation(currency, rate, locale),
    body: fill(alertMessagesTexts[locale].crossing[side], values),
  };
}

/** The notification that shows a visitor that messages arrive. */
export function firstWords(wish: AlertWish | undefined, locale: Locale): NotificationWords {
  const { firstTitle, first, firstDigest } = alertMessagesTexts[locale];
  return {
    title: firstTitle,
    body: wish ? fill(first[wish.side], wishValues(wish, locale)) : firstDigest,
  };
}

/** The notification of the central bank's rates of a day. */
export function digestWords(
  day: RateDate,
  rates: readonly (readonly [ForeignCurrencyCode, Decimal])[],
  locale: Locale,
): NotificationWords {
  return {
    title: fill(alertMessagesTexts[locale].digestTitle, { day: formatDayAndMonth(day, locale) }),
    body: rates
      .map(([currency, rate]) =>
        equation(currency, `${formatHeadlineRate(rate, locale)} TND`, locale),
      )
      .join(' · '),
  };
}

// Beside no Arabic word, and yet in a notification that is written from the right.
function equation(currency: ForeignCurrencyCode, rate: string, locale: Locale): string {
  const text = `1 ${currency} = ${rate}`;
  return directionOf(locale) === 'rtl' ? isolated(text) : text;
}
