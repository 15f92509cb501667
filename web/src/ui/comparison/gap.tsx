import { formatDifference } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonRow, GapStanding } from '@dinar/domain/today/compare-counters';
import type { Intent } from '@dinar/domain/today/intent';
import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { useLocale } from '../language/locale-context.ts';
import { comparedFigure } from './compared-figure.ts';

interface GapProps {
  readonly row: Pick<ComparisonRow, 'gap' | 'bankId' | 'purchase' | 'amount'>;
  readonly intent: Intent;
  /** The amount given to the bank, or to buy there. */
  readonly given: Decimal;
}

/** The difference between a bank and the best one: « −12,00 », read aloud with its unit. */
export function Gap({ row, intent, given }: GapProps) {
  const locale = useLocale();
  const { gap, purchase, amount } = row;
  if (!gap) return <span>–</span>;
  const { standing, value } = gap;
  if (standing === 'best') {
    return <span data-standing={standing}>{comparisonTexts[locale].best}</span>;
  }
  const more = isMore(standing, intent);
  const unit = intent === 'spend' ? purchase.currency : 'TND';
  return (
    <span dir="ltr" data-standing={standing}>
      <span translate="no" aria-hidden="true">
        {more ? '+' : '−'}
      </span>
      <span
        {...comparedFigure(
          'gap',
          { bankId: row.bankId, currency: row.purchase.currency },
          intent,
          given,
        )}
      >
        {formatDifference(value, amount, locale)}
      </span>
      <span className="visually-hidden">{` ${unit}`}</span>
    </span>
  );
}

// For an amount to buy, a worse bank costs more; otherwise it pays less.
function isMore(standing: GapStanding, intent: Intent): boolean {
  return (standing === 'worse') === (intent === 'buy');
}
