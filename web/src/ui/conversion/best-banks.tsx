import { bankByCode } from '@dinar/domain/banks/bank';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { type ComparisonMode, isBestOf } from '@dinar/domain/today/compare-counters';
import { type ConversionRequest, sidesOf } from '@dinar/domain/today/conversion-today';
import { boardsRead } from '../comparison/boards-read.ts';
import { Payout } from '../comparison/payout.tsx';
import { useComparison } from '../comparison/use-comparison.ts';
import { BankMark } from '../mark/bank-mark.tsx';
import { Tag } from '../mark/tag.tsx';
import { OwnOrigin } from '../provenance/own-origin.tsx';
import { Provenance } from '../provenance/provenance.tsx';
import { Literal } from '../text/literal.tsx';
import { type AskedCounters, askedCounters } from './asked-counters.ts';
import styles from './best-banks.module.css';

const shownCount = 3;

const mostGiven = 'Les banques qui donnent le plus';
const titles: Readonly<Record<ComparisonMode, string>> = {
  TND: mostGiven,
  SELECTED: mostGiven,
  BUY: 'Les banques les moins chères',
};

export interface BestBanksProps {
  readonly request: ConversionRequest;
  readonly board: BoardOfToday;
}

/**
 * The three banks that give the most or cost the least. With too few to call one the best, it shows the
 * number of banks read.
 */
export function BestBanks({ request, board }: BestBanksProps) {
  const asked = askedCounters(request, board);
  return asked ? <Banks {...asked} request={request} today={board.today} /> : null;
}

interface BanksProps extends AskedCounters {
  readonly request: ConversionRequest;
  readonly today: RateDate;
}

function Banks({ counters, mode, request, today }: BanksProps) {
  const { amount } = request;
  const { rows, origin } = useComparison(counters, mode, amount);
  const shown = rows.filter(({ isInForce }) => isInForce).slice(0, shownCount);
  return (
    <div className={styles.banks} data-item>
      <p className={styles.title}>{counters.best ? titles[mode] : boardsRead(counters)}</p>
      <ul>
        {shown.map((row) => (
          <li key={row.bankId} className={styles.bank}>
            <BankMark bankId={row.bankId} size="small" />
            <span className={styles.name}>
              <Literal title={bankByCode(row.bankId).fullName}>
                {bankByCode(row.bankId).displayName}
              </Literal>
              {isBestOf(mode, row) && (
                <Tag tone="accent">
                  <span>★</span>
                  <span className="visually-hidden"> la meilleure</span>
                </Tag>
              )}
              {(!origin || row.correction !== undefined) && (
                <OwnOrigin
                  day={row.day}
                  source={row.source}
                  correction={row.correction}
                  isOld={false}
                />
              )}
            </span>
            <span className={styles.payout}>
              <Payout row={row} mode={mode} given={amount} />
              <Literal>{` ${sidesOf(request).answered}`}</Literal>
            </span>
          </li>
        ))}
      </ul>
      {origin && shown.length > 0 && (
        <p className={styles.origin}>
          <Provenance days={[origin.day]} today={today} sources={[origin.source]} />
        </p>
      )}
    </div>
  );
}
