import { fill } from '@dinar/domain/language/texts';
import type { Intent } from '@dinar/domain/today/intent';
import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { BankTable } from '../../ui/comparison/bank-table.tsx';
import { ComparisonControls } from '../../ui/comparison/comparison-controls.tsx';
import { ComparisonSkeleton } from '../../ui/comparison/comparison-skeleton.tsx';
import { ReadingHelp } from '../../ui/comparison/reading-help.tsx';
import { useTypedAmount } from '../../ui/comparison/use-typed-amount.ts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { EmptyPanel } from '../../ui/panel/notice-panel.tsx';
import type { FiguresProps } from '../../ui/rates/rate-figures.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import styles from './comparator-page.module.css';
import type { ChooseComparator, ComparatorState } from './use-comparator-state.ts';

interface RatesComparisonProps {
  readonly figures: FiguresProps;
  readonly state: ComparatorState;
  readonly choose: ChooseComparator;
}

const withAmounts = ['scale', 'purchase', 'sale', 'gap', 'spread', 'amount'] as const;
const withoutAmounts = ['scale', 'purchase', 'sale', 'gap', 'spread'] as const;

/** Every bank compared for an amount, in either direction. */
export function RatesComparison({ figures, state, choose }: RatesComparisonProps) {
  const texts = useTexts(comparatorTexts);
  const { code, rates, isLoading, today } = figures;
  const { intent, text, showsAmounts } = state;
  // The table uses the deferred state, so that the input renders first.
  const shown = useDeferredValue(state);
  const { typed, value: amount } = useTypedAmount(text);
  const setIntent = useCallback((chosen: Intent) => choose({ intent: chosen }), [choose]);
  // One object while the language stays: the table is memoized.
  const badges = useMemo(() => ({ purchase: texts.bestPurchase, sale: texts.bestSale }), [texts]);
  const hasRows = rates && rates.counters.inForce.length + rates.counters.older.length > 0;
  return (
    <Fragment>
      <ComparisonControls
        code={code}
        intent={intent}
        onIntent={setIntent}
        amount={typed}
        onText={(typed) => choose({ text: typed })}
      >
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={showsAmounts}
            onChange={(event) => choose({ showsAmounts: event.target.checked })}
          />
          <span>{texts.showAmounts}</span>
        </label>
      </ComparisonControls>
      {isLoading ? (
        <ComparisonSkeleton />
      ) : hasRows ? (
        <BankTable
          code={code}
          intent={shown.intent}
          amount={amount}
          rates={rates}
          today={today}
          columns={shown.showsAmounts ? withAmounts : withoutAmounts}
          badges={badges}
        />
      ) : (
        <EmptyPanel title={texts.noData} text={fill(texts.noRates, { code })} />
      )}
      <ReadingHelp withSpread />
    </Fragment>
  );
}
