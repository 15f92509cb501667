import type { BankCode } from '@dinar/domain/banks/bank-code';
import { formatPercent } from '@dinar/domain/format/format-number';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { farthestFromMedian } from '@dinar/domain/today/median-distance';
import { figure } from '../number/figure.ts';
import { Provenance } from '../provenance/provenance.tsx';
import { RichText } from '../text/rich-text.tsx';

// Below this, two decimals would be zero.
const leastShown = 0.005;

/** The distance of a bank from the median of the banks, in the currency with the largest distance. */
export function MedianLine({ bank, board }: { bank: BankCode; board: BoardOfToday }) {
  const distance = farthestFromMedian(board, bank);
  if (!distance) return <span>trop peu de banques à comparer aujourd’hui</span>;
  const { currency, percent, bankCount, days, sources } = distance;
  if (percent.abs().lt(leastShown)) return <span>{`à la médiane de ${bankCount} banques`}</span>;
  return (
    <span data-item>
      <RichText
        text={
          percent.gt(0)
            ? '{currency} : {distance} au-dessus de la médiane de {banks} banques · {origin}'
            : '{currency} : {distance} au-dessous de la médiane de {banks} banques · {origin}'
        }
        currency={currency}
        distance={
          <span {...figure('median-distance', currency, bank)}>{formatPercent(percent.abs())}</span>
        }
        banks={String(bankCount)}
        origin={<Provenance days={days} today={board.today} sources={sources} />}
      />
    </span>
  );
}
