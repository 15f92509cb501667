import type { Side } from '@dinar/domain/rates/sided-rate';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import type { ReferenceKind } from '@dinar/domain/today/reference-rate';
import { amountWithCode, resultInWords, shareAtMid } from '@dinar/site/seo/conversion-words';
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

const valuedAtMid = {
  all: 'au cours moyen de référence',
  part: 'en partie au cours moyen de référence',
} as const;

/** The title of a result: "Vous recevez pour 500 EUR", or how much of it is at mid rates. */
export function resultTitle({ request, answer }: ShownConversion): string {
  const asked = amountWithCode(request.amount, request.from);
  switch (shareAtMid(answer.legs)) {
    case 'none':
      return `Vous recevez pour ${asked}`;
    case 'part':
      return `${asked}, ${valuedAtMid.part}`;
    case 'all':
      return `${asked} ${valuedAtMid.all}`;
  }
}

/** A result for screen readers: "500 EUR = 1 676,50 TND". */
export function resultEquation({ request, answer }: ShownConversion): string {
  const { amount, from, to } = request;
  const equation = `${amountWithCode(amount, from)} = ${resultInWords(answer.value, to)}`;
  return shareAtMid(answer.legs) === 'none' ? equation : `${equation}, ${valuedAtMid.all}`;
}

/** The title of the other side: "Pour acheter 500 EUR". */
export function otherSideTitle({ amount, from, to }: ConversionRequest): string {
  return `Pour ${to === 'TND' ? 'acheter' : 'obtenir'} ${amountWithCode(amount, from)}`;
}

/** The sides that a value was computed with: "cours vendeur", "cours vendeur USD, cours acheteur EUR". */
export function sidesInWords(legs: readonly ConversionLeg[]): string {
  const [leg, second] = legs;
  if (leg && !second) return sideWords[leg.rate.side];
  return legs.map(({ currency, rate }) => `${sideWords[rate.side]} ${currency}`).join(', ');
}
