import type { Figure } from '../reading/read-figures.ts';

type Named = Pick<Figure, 'kind' | 'currency' | 'pair' | 'bank'>;

/** The place of a figure in short: "payout EUR-TND 500 BIAT". */
export function placeOf({ kind, currency, pair, bank }: Named): string {
  return [kind, currency, pair && `${pair.from}-${pair.to} ${pair.amount}`, bank]
    .filter((part) => part !== undefined)
    .join(' ');
}
