import { fill } from '@dinar/domain/language/texts';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import { intentOf } from '@dinar/domain/today/intent';
import { dinarPairOf } from '@dinar/domain/today/ranking';
import { askedInWords } from '@dinar/site/texts/conversion-words';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { RecentPast } from '../../data/live/recent-past.tsx';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { BankTable, comparedColumns } from '../../ui/comparison/bank-table.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import panel from '../../ui/panel/panel.module.css';
import { Fragment } from '../../ui/text/fragment.ts';
import styles from './converter-foot.module.css';

export interface BankPayoutsProps {
  readonly request: ConversionRequest;
}

/** Each bank's payout, the best first, and the month before; nothing between two foreign currencies. */
export function BankPayouts({ request }: BankPayoutsProps) {
  const locale = useLocale();
  const { payouts } = useTexts(converterTexts);
  const board = useBoardOfToday();
  const code = dinarPairOf(request);
  if (typeof board === 'string' || !code) return null;
  const rates = board.currencies.get(code);
  const hasBanks = rates && rates.counters.inForce.length + rates.counters.older.length > 0;
  const title = fill(payouts[request.fixedSide ?? 'sell'], {
    amount: askedInWords(request, locale),
  });
  return (
    <section id="banques" className={panel.panel} data-content="analysis" aria-label={title}>
      {hasBanks && (
        <Fragment>
          <h2 className={styles.title}>{title}</h2>
          <BankTable
            code={code}
            intent={intentOf(request)}
            amount={request.amount}
            rates={rates}
            today={board.today}
            columns={comparedColumns}
          />
        </Fragment>
      )}
      <RecentPast code={code} board={board} />
    </section>
  );
}
