import { type ConversionRequest, sidesOf } from '@dinar/domain/today/conversion-today';
import { amountWithCode } from '@dinar/site/seo/conversion-words';
import { useId } from 'react';
import { RecentPast } from '../../data/live/recent-past.tsx';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { BankTable, comparedColumns, starBadges } from '../../ui/comparison/bank-table.tsx';
import { askedCounters } from '../../ui/conversion/asked-counters.ts';
import { conversionFacts } from '../../ui/conversion/conversion-facts.ts';
import { conversionOutcome } from '../../ui/conversion/conversion-outcome.ts';
import { ConversionSummary } from '../../ui/conversion/conversion-summary.tsx';
import { dinarPairOf } from '../../ui/conversion/dinar-pair-of.ts';
import panel from '../../ui/panel/panel.module.css';
import styles from './bank-payouts.module.css';

export interface BankPayoutsProps {
  readonly request: ConversionRequest;
}

/**
 * The summary of the ranking, the month before, then each bank's payout, the best first. A conversion between
 * two foreign currencies lists no bank.
 */
export function BankPayouts({ request }: BankPayoutsProps) {
  const titleId = useId();
  const board = useBoardOfToday();
  if (typeof board === 'string') return null;
  const asked = askedCounters(request, board);
  const facts = conversionFacts(conversionOutcome(request, board));
  const code = dinarPairOf(request);
  if (!asked && !facts) return null;
  return (
    <section className={panel.panel} data-content="analysis" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {titleOf(request, asked !== undefined)}
      </h2>
      {facts && <ConversionSummary facts={facts} />}
      {code && <RecentPast code={code} board={board} />}
      {asked && (
        <BankTable
          code={asked.currency}
          mode={asked.mode}
          amount={request.amount}
          rates={asked}
          today={board.today}
          columns={comparedColumns}
          badges={starBadges}
        />
      )}
    </section>
  );
}

function titleOf(request: ConversionRequest, hasBanks: boolean): string {
  const asked = amountWithCode(request.amount, sidesOf(request).given);
  if (!hasBanks) return `${asked} au cours moyen de référence`;
  return request.fixedSide === 'buy'
    ? `Ce que chaque banque demande pour ${asked}`
    : `Ce que chaque banque vous donne pour ${asked}`;
}
