import type { BankCode } from '@dinar/domain/banks/bank-code';
import { formatPercent } from '@dinar/domain/format/format-number';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { farthestFromMedian } from '@dinar/domain/today/median-distance';
import { figure } from '../number/figure.ts';
import { Provenance } from '../provenance/provenance.tsx';

// Below this, two decimals would be zero.
const leastShown = 0.005;

/** The distance of a bank from the median of the banks, in the currency with the largest distance. */
export function MedianLine({ bank, board }: { bank: BankCode; board: BoardOfToday }) {
  const distance = farthestFromMedian(board, bank);
  if (!distance) return 'trop peu de banques à comparer aujourd’hui';
  const { currency, percent, bankCount, days, sources } = distance;
  if (percent.abs().lt(leastShown)) return `à la médiane de ${bankCount} banques`;
  return (
    <span data-item>
      {currency} : s’écarte de{' '}
      <span {...figure('median-distance', currency, bank)}>{formatPercent(percent.abs())}</span>{' '}
      {percent.gt(0) ? 'au-dessus' : 'au-dessous'} de la médiane de {bankCount} banques (milieu de
      l’achat et de la vente) · <Provenance days={days} today={board.today} sources={sources} />
    </span>
  );
}
