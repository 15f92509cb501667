import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Decimal } from '@dinar/domain/money/decimal';

/** The attributes of an element that shows one number of a conversion. */
export interface PairFigureAttributes {
  readonly 'data-figure':
    | 'answer'
    | 'margin'
    | 'margin-percent'
    | 'other-side'
    | 'reference'
    | 'unit';
  readonly 'data-pair': string;
  readonly 'data-amount': string;
}

/** Says of an element which number of which conversion it shows. */
export function pairFigure(
  kind: PairFigureAttributes['data-figure'],
  { from, to }: { readonly from: CurrencyCode; readonly to: CurrencyCode },
  amount: Decimal | 1,
): PairFigureAttributes {
  return {
    'data-figure': kind,
    'data-pair': `${from}-${to}`,
    'data-amount': amount === 1 ? '1' : amount.toFixed(),
  };
}
