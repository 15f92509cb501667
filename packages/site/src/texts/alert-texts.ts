import type { AlertFigure } from '@dinar/domain/alerts/alert-figures';
import type { AlertWish } from '@dinar/domain/alerts/rate-alert';
import { bankByCode } from '@dinar/domain/banks/bank';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatFixed } from '@dinar/domain/format/format-number';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import type { Decimal } from '@dinar/domain/money/decimal';

/** The words of a notification. */
export interface NotificationWords {
  readonly title: string;
  readonly body: string;
}

const sideWords = { purchase: 'achat', sale: 'vente' } as const;

/** A wish in words, to follow « Prévenez-moi quand ». */
export function wishInWords({ currency, side, bank, target }: AlertWish): string {
  const who = bank ? bankByCode(bank).displayName : 'une banque';
  const rate = formatTarget(target);
  return side === 'purchase'
    ? `${who} achète 1 ${currency} à ${rate} TND ou plus`
    : `${who} vend 1 ${currency} à ${rate} TND ou moins`;
}

/** The rate of today of a watched figure, in words. */
export function figureInWords(
  { currency, side }: Pick<AlertWish, 'currency' | 'side'>,
  { rate, bank, day }: AlertFigure,
): string {
  const verb = side === 'purchase' ? 'achète' : 'vend';
  const { displayName } = bankByCode(bank);
  return `Cours du ${dayAndMonth(day)} : ${displayName} ${verb} 1 ${currency} à ${formatTableRate(rate)} TND.`;
}

/** A rate that a visitor has chosen, with no more decimals than it has but at least three. */
function formatTarget(target: number): string {
  return formatFixed(target, 3, 6);
}

/** The notification that a rate has crossed a target: the figure, the bank and the day, and nothing else. */
export function crossingWords(
  { currency, side }: Pick<AlertWish, 'currency' | 'side'>,
  { rate, bank, day }: AlertFigure,
): NotificationWords {
  return {
    title: `1 ${currency} = ${formatTableRate(rate)} TND`,
    body: `${bankByCode(bank).displayName}, ${sideWords[side]}, cours du ${dayAndMonth(day)}`,
  };
}

/** The notification that shows a visitor that messages arrive. */
export function firstWords(wish: AlertWish | undefined): NotificationWords {
  return {
    title: 'Alertes activées sur cet appareil',
    body: wish
      ? `Nous vous préviendrons quand ${wishInWords(wish)}.`
      : 'Vous recevrez chaque jour ouvrable le cours de la Banque Centrale.',
  };
}

/** The notification of the central bank's rates of a day. */
export function digestWords(
  day: RateDate,
  rates: readonly (readonly [ForeignCurrencyCode, Decimal])[],
): NotificationWords {
  return {
    title: `Banque Centrale, cours du ${dayAndMonth(day)}`,
    body: rates
      .map(([currency, rate]) => `1 ${currency} = ${formatHeadlineRate(rate)} TND`)
      .join(' · '),
  };
}

function dayAndMonth(day: RateDate): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`;
}
