import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill } from '@dinar/domain/language/texts';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import { type Asked, comparatorQuestion, homeQuestion } from '@dinar/site/pages/asked';
import { homeBelowTexts } from '@dinar/site/texts/home-below/home-below-texts';
import { useDeferredValue, useState } from 'react';
import { useFragment } from '../../ui/address/use-fragment.ts';
import { BankTable, comparedColumns } from '../../ui/comparison/bank-table.tsx';
import { ComparisonControls } from '../../ui/comparison/comparison-controls.tsx';
import { ComparisonSkeleton } from '../../ui/comparison/comparison-skeleton.tsx';
import { ReadingHelp } from '../../ui/comparison/reading-help.tsx';
import { useTypedAmount } from '../../ui/comparison/use-typed-amount.ts';
import { useTexts } from '../../ui/language/locale-context.ts';
import styles from './comparison.module.css';

interface ComparisonProps {
  readonly code: ForeignCurrencyCode;
  /** `undefined` while the rates load. */
  readonly rates: Pick<CurrencyToday, 'counters' | 'leading'> | undefined;
  readonly today: RateDate;
  /** The question of the card; undefined until the visitor has changed it. */
  readonly asked: Asked | undefined;
}

/** The banks that are shown at first; `comparison.module.css` hides the others. */
const firstRows = 5;

/** Every bank side by side, for the question of the card until the visitor asks another one here. */
export function Comparison({ code, rates, today, asked }: ComparisonProps) {
  const texts = useTexts(homeBelowTexts).analysis;
  const [own, setOwn] = useState<Asked>();
  const showsAll = useSeeAll();
  // All banks are asked for from the card, whose question is home's own until the visitor changes it.
  const first = showsAll ? homeQuestion : comparatorQuestion;
  const { intent, text = '' } = own ?? asked ?? first;
  // The table uses the deferred intent, so that the input renders first.
  const shownIntent = useDeferredValue(intent);
  const { typed: read, value: amount } = useTypedAmount(text);
  const count = rates ? rates.counters.inForce.length + rates.counters.older.length : 0;
  return (
    <div className={styles.comparison}>
      <ComparisonControls
        code={code}
        intent={intent}
        onIntent={(chosen) => setOwn({ intent: chosen, text })}
        amount={read}
        onText={(typed) => setOwn({ intent, text: typed })}
      />
      {rates ? (
        <BankTable
          code={code}
          intent={shownIntent}
          amount={amount}
          rates={rates}
          today={today}
          columns={comparedColumns}
        />
      ) : (
        <div className={styles.awaited}>
          <ComparisonSkeleton rows={firstRows} />
        </div>
      )}
      {count > firstRows && (
        <details className={styles.others} open={showsAll}>
          <summary>
            <span>{fill(texts.allBanks, { count })}</span>
            <span>{fill(texts.firstBanks, { count: firstRows })}</span>
          </summary>
        </details>
      )}
      <ReadingHelp />
    </div>
  );
}

/** Whether the card's link to all banks was followed, which a later change of the address does not undo. */
function useSeeAll(): boolean {
  const [isAsked, setAsked] = useState(false);
  const leadsHere = useFragment() === '#banques';
  if (leadsHere && !isAsked) setAsked(true);
  return isAsked || leadsHere;
}
