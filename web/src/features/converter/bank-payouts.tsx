import type { ConverterState } from '@dinar/site/pages/converter-state';
import { amountWithCode } from '@dinar/site/seo/conversion-words';
import { useId } from 'react';
import { useBoardOfToday } from '../../data/board/use-board-of-today.ts';
import { askedCounters } from '../../ui/conversion/asked-counters.ts';
import panel from '../../ui/panel/panel.module.css';
import styles from './bank-payouts.module.css';
import { PayoutTable } from './payout-table.tsx';

export interface BankPayoutsProps {
  readonly request: ConverterState;
}

/** Each bank's payout for the amount, best first; nothing between two foreign currencies. */
export function BankPayouts({ request }: BankPayoutsProps) {
  const titleId = useId();
  const board = useBoardOfToday();
  if (typeof board === 'string') return null;
  const asked = askedCounters(request, board);
  if (!asked) return null;
  return (
    <section className={panel.panel} data-content="analysis" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Ce que chaque banque vous donne pour {amountWithCode(request.amount, request.from)}
      </h2>
      <PayoutTable {...asked} request={request} today={board.today} />
    </section>
  );
}
