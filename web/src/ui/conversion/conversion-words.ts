import type { Side } from '@dinar/domain/rates/sided-rate';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import type { ConversionRequest, ConvertedValue } from '@dinar/domain/today/conversion-today';
import type { ReferenceKind } from '@dinar/domain/today/reference-rate';
import { amountWithCode, resultInWords } from '@dinar/site/seo/conversion-words';
import type { ShownConversion } from './conversion-outcome.ts';

export const sideWords: Readonly<Record<Side, string>> = {
  mid: 'cours moyen de référence',
  purchase: 'cours acheteur',
  sale: 'cours vendeur',
};

export const kindWords: Readonly<Record<ReferenceKind, string>> = {
  central: 'Banque Centrale de Tunisie',
  manual: 'Banque Centrale de Tunisie, change manuel',
  market: 'marché des changes',
};

/** Whether a value is what counters give, and no mid rate is in it. */
export function isReceived({ legs }: Pick<ConvertedValue, 'legs'>): boolean {
  return legs.every(({ rate }) => rate.side !== 'mid');
}

/** What the number of a result is: "Vous recevez pour 500 EUR". */
export function resultTitle({ request, answer }: ShownConversion): string {
  const asked = amountWithCode(request.amount, request.from);
  if (isReceived(answer)) return `Vous recevez pour ${asked}`;
  const isAllMid = answer.legs.every(({ rate }) => rate.side === 'mid');
  return isAllMid
    ? `${asked} au cours moyen de référence`
    : `${asked}, en partie au cours moyen de référence`;
}

/** A result for the ear: "500 EUR = 1 676,50 TND". */
export function resultEquation({ request, answer }: ShownConversion): string {
  const { amount, from, to } = request;
  const equation = `${amountWithCode(amount, from)} = ${resultInWords(answer.value, to)}`;
  return isReceived(answer) ? equation : `${equation}, au cours moyen de référence`;
}

/** What the other side is: "Pour acheter 500 EUR". */
export function otherSideTitle({ amount, from, to }: ConversionRequest): string {
  return `Pour ${to === 'TND' ? 'acheter' : 'obtenir'} ${amountWithCode(amount, from)}`;
}

/** Which sides a value was computed with: "cours vendeur", "cours vendeur USD, cours acheteur EUR". */
export function sidesInWords(legs: readonly ConversionLeg[]): string {
  const [leg, second] = legs;
  if (leg && !second) return sideWords[leg.rate.side];
  return legs.map(({ currency, rate }) => `${sideWords[rate.side]} ${currency}`).join(', ');
}
