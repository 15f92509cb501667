import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';

/** The attributes of an element that shows one number of a conversion. */
export interface PairFigureAttributes {
  readonly 'data-figure':
    | 'answer'
    | 'at-best'
    | 'at-mean'
    | 'at-worst'
    | 'margin'
    | 'margin-percent'
    | 'other-side'
    | 'reference'
    | 'round-trip'
    | 'round-trip-percent'
    | 'unit';
  readonly 'data-pair': string;
  readonly 'data-amount': string;
  readonly 'data-fixed'?: 'buy' | undefined;
  readonly 'data-bank'?: BankCode | undefined;
  readonly translate: 'no';
}

/** Returns the attributes of an element that shows one number of a conversion, and of a bank if given. */
export function pairFigure(
  kind: PairFigureAttributes['data-figure'],
  { from, to, fixedSide }: Pick<ConversionRequest, 'from' | 'to' | 'fixedSide'>,
  amount: Decimal | 1,
  bank?: BankCode,
): PairFigureAttributes {
  return {
    'data-figure': kind,
    'data-pair': `${from}-${to}`,
    'data-amount': amount === 1 ? '1' : amount.toFixed(),
    'data-fixed': fixedSide,
    'data-bank': bank,
    translate: 'no',
  };
}

/** Returns the attributes of an element that shows what leads an answer, for an amount. */
export function leadFigure(answer: AnswerToday, amount: Decimal): PairFigureAttributes {
  const { request, lead } = answer;
  return lead.kind === 'best'
    ? pairFigure('at-best', request, amount, soleBest(answer)?.bankId)
    : pairFigure('answer', request, amount, request.bank);
}

/** Returns the bank that gives the best answer alone; undefined if banks share it, or if something else leads. */
export function soleBest({ lead }: Pick<AnswerToday, 'lead'>): ComparisonRow | undefined {
  const [first, second] = lead.kind === 'best' ? lead.banks : [];
  return second ? undefined : first;
}
