import type { ConversionRequest } from './conversion-today.ts';

/**
 * The intent of the visitor: to sell a currency, to spend dinars on it, or to buy an amount of it. The specification
 * calls spending « TND mode » and selling « SELECTED mode ».
 */
export type Intent = (typeof intents)[number];

export const intents = ['sell', 'spend', 'buy'] as const;

/** The side of the boards that an intent uses. */
export function sideOfIntent(intent: Intent): 'purchase' | 'sale' {
  return intent === 'sell' ? 'purchase' : 'sale';
}

/** The intent of a conversion; one between two foreign currencies sells the first. */
export function intentOf({
  from,
  fixedSide,
}: Pick<ConversionRequest, 'from' | 'fixedSide'>): Intent {
  if (from !== 'TND') return 'sell';
  return fixedSide === 'buy' ? 'buy' : 'spend';
}
