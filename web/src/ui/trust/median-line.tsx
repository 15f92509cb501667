import type { BankCode } from '@dinar/domain/banks/bank-code';
import { formatPercent } from '@dinar/domain/format/format-number';
import { fill } from '@dinar/domain/language/texts';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { farthestFromMedian } from '@dinar/domain/today/median-distance';
import { trustTexts } from '@dinar/site/texts/trust/trust-texts';
import { useLocale } from '../language/locale-context.ts';
import { figure } from '../number/figure.ts';
import { Provenance } from '../provenance/provenance.tsx';
import { RichText } from '../text/rich-text.tsx';

// Below this, two decimals would be zero.
const leastShown = 0.005;

/** The distance of a bank from the median of the banks, in the currency with the largest distance. */
export function MedianLine({ bank, board }: { bank: BankCode; board: BoardOfToday }) {
  const locale = useLocale();
  const texts = trustTexts[locale];
  const distance = farthestFromMedian(board, bank);
  if (!distance) return <span>{texts.tooFewBanks}</span>;
  const { currency, percent, bankCount, days, sources } = distance;
  if (percent.abs().lt(leastShown)) {
    return <span>{fill(texts.atMedian, { count: bankCount })}</span>;
  }
  return (
    <span data-item>
      <RichText
        text={percent.gt(0) ? texts.aboveMedian : texts.belowMedian}
        currency={currency}
        distance={
          <span {...figure('median-distance', currency, bank)}>
            {formatPercent(percent.abs(), locale)}
          </span>
        }
        banks={String(bankCount)}
        origin={<Provenance days={days} today={board.today} sources={sources} />}
      />
    </span>
  );
}
