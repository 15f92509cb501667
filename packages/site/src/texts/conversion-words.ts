import { bankName } from '@dinar/domain/banks/bank-name';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatGivenAmount, formatMoney } from '@dinar/domain/format/format-number';
import { directionOf, type Locale } from '@dinar/domain/language/locale';
import { fill, isolated, pluralOf } from '@dinar/domain/language/texts';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { Side } from '@dinar/domain/rates/sided-rate';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import { type ConversionRequest, sidesOf } from '@dinar/domain/today/conversion-today';
import { conversionWordsTexts } from './conversion-words/conversion-words-texts.ts';

/** The result of a conversion with its currency. */
export function resultInWords(value: Decimal, code: CurrencyCode, locale: Locale): string {
  return `${formatMoney(value, locale)} ${code}`;
}

/** An amount with its currency and all its decimals. */
export function amountWithCode(
  amount: number | Decimal,
  code: CurrencyCode,
  locale: Locale,
): string {
  return `${formatGivenAmount(amount, locale)} ${code}`;
}

/** The amount of a request with its currency. */
export function askedInWords(request: ConversionRequest, locale: Locale): string {
  return amountWithCode(request.amount, sidesOf(request).given, locale);
}

/** An answer: "500 EUR = 1 678,50 TND chez BH Bank", "Acheter 12 000 USD : 35 148,00 TND chez BNA". */
export function answerInWords(answer: AnswerToday, locale: Locale): string {
  const { request, lead } = answer;
  const asked = askedInWords(request, locale);
  const value = resultInWords(lead.value, sidesOf(request).answered, locale);
  const equation =
    request.fixedSide === 'buy'
      ? fill(conversionWordsTexts[locale].buying, { asked, value })
      : `${asked} = ${value}`;
  return withLeader(equation, answer, locale);
}

/** A value and what leads: "1 678,50 TND chez BH Bank", "1 678,50 TND, au cours moyen". */
export function withLeader(value: string, answer: AnswerToday, locale: Locale): string {
  const leader = leaderInWords(answer, locale);
  if (leader === '') return value;
  const { lead } = answer;
  const isApart = lead.kind === 'mid' || (lead.kind === 'best' && lead.banks.length > 1);
  if (isApart) return fill(conversionWordsTexts[locale].apart, { value, leader });
  return `${directionOf(locale) === 'rtl' ? isolated(value) : value} ${leader}`;
}

/**
 * The bank of an answer, or what it is instead: "chez BH Bank", "5 banques à égalité", "en moyenne de 2 banques",
 * "au cours moyen".
 */
export function leaderInWords(
  { lead, request, ranking, converted }: AnswerToday,
  locale: Locale,
): string {
  const texts = conversionWordsTexts[locale];
  switch (lead.kind) {
    case 'best': {
      const [first, second] = lead.banks;
      if (second) return tieInWords(lead.banks, locale);
      return first ? fill(texts.atBank, { bank: bankName(first.bankId, locale) }) : '';
    }
    case 'bank':
      return request.bank ? fill(texts.atBank, { bank: bankName(request.bank, locale) }) : '';
    case 'mean':
      return meanInWords(ranking, locale);
    case 'mid':
      return shareAtMid(converted.answer.legs) === 'part' ? texts.partlyAtMid : texts.atMid;
  }
}

/** Several banks that give the same: "5 banques à égalité". */
export function tieInWords({ length }: readonly unknown[], locale: Locale): string {
  return fill(pluralOf(locale, conversionWordsTexts[locale].tie, length), { count: length });
}

function meanInWords(ranking: AnswerToday['ranking'], locale: Locale): string {
  const texts = conversionWordsTexts[locale];
  if (!ranking) return texts.meanOfBanks;
  const [first, second] = ranking.rows;
  if (first && !second) return fill(texts.onlyBank, { bank: bankName(first.bankId, locale) });
  const count = ranking.rows.length;
  return fill(pluralOf(locale, texts.mean, count), { count });
}

/** The side of a rate: "cours acheteur". */
export function sideInWords(side: Side, locale: Locale): string {
  return conversionWordsTexts[locale].sides[side];
}

/** The sides of the rates behind a value: "cours vendeur", "cours vendeur USD, cours acheteur EUR". */
export function sidesInWords([leg, other]: readonly ConversionLeg[], locale: Locale): string {
  const { sides, twoSides } = conversionWordsTexts[locale];
  if (!leg) return '';
  if (!other) return sides[leg.rate.side];
  return fill(twoSides, {
    first: sides[leg.rate.side],
    firstCurrency: leg.currency,
    second: sides[other.rate.side],
    secondCurrency: other.currency,
  });
}

export type ShareAtMid = 'none' | 'part' | 'all';

/** The part of a conversion that used mid rates; 'none' if it used only rates of counters. */
export function shareAtMid(legs: readonly ConversionLeg[]): ShareAtMid {
  const count = legs.filter(({ rate }) => rate.side === 'mid').length;
  if (count === 0) return 'none';
  return count === legs.length ? 'all' : 'part';
}
