import { bankByCode } from '@dinar/domain/banks/bank';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatGivenAmount, formatMoney } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { Side } from '@dinar/domain/rates/sided-rate';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import { type ConversionRequest, sidesOf } from '@dinar/domain/today/conversion-today';

/** The result of a conversion with its currency. */
export function resultInWords(value: Decimal, code: CurrencyCode): string {
  return `${formatMoney(value)} ${code}`;
}

/** An amount with its currency and all its decimals. */
export function amountWithCode(amount: number | Decimal, code: CurrencyCode): string {
  return `${formatGivenAmount(amount)} ${code}`;
}

/** The amount of a request with its currency. */
export function askedInWords(request: ConversionRequest): string {
  return amountWithCode(request.amount, sidesOf(request).given);
}

/** An answer: "500 EUR = 1 678,50 TND chez BH Bank", "Acheter 12 000 USD : 35 148,00 TND chez BNA". */
export function answerInWords(answer: AnswerToday): string {
  const { request, lead } = answer;
  const asked = askedInWords(request);
  const question = request.fixedSide === 'buy' ? `Acheter ${asked} : ` : `${asked} = `;
  const value = resultInWords(lead.value, sidesOf(request).answered);
  return `${question}${value}${leaderInWords(answer)}`;
}

/**
 * The bank of an answer, or what it is instead, to follow the value: " chez BH Bank", ", 5 banques à égalité",
 * " en moyenne de 2 banques", ", au cours moyen".
 */
export function leaderInWords({ lead, request, ranking, converted }: AnswerToday): string {
  switch (lead.kind) {
    case 'best': {
      const [first, second] = lead.banks;
      if (second) return `, ${tieInWords(lead.banks)}`;
      return first ? ` chez ${bankByCode(first.bankId).displayName}` : '';
    }
    case 'bank':
      return request.bank ? ` chez ${bankByCode(request.bank).displayName}` : '';
    case 'mean':
      return meanInWords(ranking);
    case 'mid':
      return shareAtMid(converted.answer.legs) === 'part'
        ? ', en partie au cours moyen'
        : ', au cours moyen';
  }
}

/** Several banks that give the same: "5 banques à égalité". */
export function tieInWords({ length }: readonly unknown[]): string {
  return `${length} banques à égalité`;
}

function meanInWords(ranking: AnswerToday['ranking']): string {
  if (!ranking) return ' en moyenne des banques';
  const [first, second] = ranking.rows;
  if (!first || second) return ` en moyenne de ${ranking.rows.length} banques`;
  return ` chez ${bankByCode(first.bankId).displayName}, seule lue`;
}

export const sideWords: Readonly<Record<Side, string>> = {
  mid: 'cours moyen de référence',
  purchase: 'cours acheteur',
  sale: 'cours vendeur',
};

/** The sides of the rates behind a value: "cours vendeur", "cours vendeur USD, cours acheteur EUR". */
export function sidesInWords(legs: readonly ConversionLeg[]): string {
  const [leg, second] = legs;
  if (leg && !second) return sideWords[leg.rate.side];
  return legs.map(({ currency, rate }) => `${sideWords[rate.side]} ${currency}`).join(', ');
}

export type ShareAtMid = 'none' | 'part' | 'all';

/** The part of a conversion that used mid rates; 'none' if it used only rates of counters. */
export function shareAtMid(legs: readonly ConversionLeg[]): ShareAtMid {
  const count = legs.filter(({ rate }) => rate.side === 'mid').length;
  if (count === 0) return 'none';
  return count === legs.length ? 'all' : 'part';
}
