import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { CheckedRow } from './check-page.ts';

/** One row in French: the page's own cells, and what the site would take, or why it would not. */
export function describeCheckedRow({ row, problem }: CheckedRow): {
  readonly printed: string;
  readonly taken: string;
} {
  const { cells, currency, unit, purchaseRate, saleRate } = row;
  const rates = `achat ${formatted(purchaseRate)}, vente ${formatted(saleRate)}`;
  return {
    printed: cells.join(' | '),
    taken:
      problem === undefined ? `${currency} (coté pour ${unit}) : ${rates}` : `écartée : ${problem}`,
  };
}

function formatted(rate: number | undefined): string {
  return rate === undefined ? '–' : formatTableRate(rate, 'fr');
}
