import type { Decimal } from '@dinar/domain/money/decimal';
import type { Side } from '@dinar/domain/rates/sided-rate';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import { type ConversionRequest, sidesOf } from '@dinar/domain/today/conversion-today';
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

/** The title of a result: "Vous recevez pour 500 EUR", "12 000 USD coûtent", or with a note on mid rates. */
export function resultTitle({ request, answer }: ShownConversion): string {
  const { amount, fixedSide } = request;
  const asked = amountWithCode(amount, sidesOf(request).given);
  switch (shareAtMid(answer.legs)) {
    case 'none':
      return fixedSide === 'buy' ? `${asked} ${verbOf(amount)}` : `Vous recevez pour ${asked}`;
    case 'part':
      return `${asked}, ${valuedAtMid.part}`;
    case 'all':
      return `${asked} ${valuedAtMid.all}`;
  }
}

/** A result for screen readers: "500 EUR = 1 676,50 TND". */
export function resultEquation({ request, answer }: ShownConversion): string {
  const { amount, fixedSide } = request;
  const { given, answered } = sidesOf(request);
  const isAtMid = shareAtMid(answer.legs) !== 'none';
  const verb = fixedSide === 'buy' && !isAtMid ? verbOf(amount) : '=';
  const equation = `${amountWithCode(amount, given)} ${verb} ${resultInWords(answer.value, answered)}`;
  return isAtMid ? `${equation}, ${valuedAtMid.all}` : equation;
}

function verbOf(amount: Decimal): string {
  return amount.lt(2) ? 'coûte' : 'coûtent';
}

/** The title of the other side: "Pour acheter 500 EUR". */
export function otherSideTitle({ amount, from, to }: ConversionRequest): string {
  return `Pour ${to === 'TND' ? 'acheter' : 'obtenir'} ${amountWithCode(amount, from)}`;
}

/** The sides of the rates behind a value: "cours vendeur", "cours vendeur USD, cours acheteur EUR". */
export function sidesInWords(legs: readonly ConversionLeg[]): string {
  const [leg, second] = legs;
  if (leg && !second) return sideWords[leg.rate.side];
  return legs.map(({ currency, rate }) => `${sideWords[rate.side]} ${currency}`).join(', ');
}
