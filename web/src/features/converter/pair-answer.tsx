import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatAmount, formatConverted, formatRate4 } from '@dinar/domain/format/format-number';
import { isStale } from '@dinar/domain/rates/home-board';
import type { CurrencyPair } from '@dinar/site/pages/page';
import { referenceConversion } from '@dinar/site/seo/reference-conversion';
import { referenceRate } from '@dinar/site/seo/reference-rate';
import { type BoardState, boardOf } from '../../data/board-state.ts';
import equation from '../../ui/equation.module.css';
import { LiveDot } from '../../ui/live-dot.tsx';
import { MovingNumber } from '../../ui/moving-number.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sourceInWords } from '../../ui/source-words.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './pair-answer.module.css';

interface PairAnswerProps {
  readonly pair: CurrencyPair;
  readonly board: BoardState;
  readonly today: RateDate;
}

/** What the address asks, answered at the reference rate, larger than all else. */
export function PairAnswer({ pair, board, today }: PairAnswerProps) {
  const { amount, from, to } = pair;
  const rates = boardOf(board)?.ratesByCurrency ?? new Map();
  const answer = referenceConversion(pair, rates, today);
  const foreign = [from, to].filter(isForeign);
  const used = foreign.map((code) => ({ code, rate: referenceRate(rates.get(code), today) }));
  const name = `${formatAmount(amount)} ${from} en ${to}`;
  return (
    <section className={styles.answer} aria-label={name}>
      <p className={equation.equation} data-long={amount >= 100_000}>
        <span className={equation.left}>
          {formatAmount(amount)} {from} =
        </span>{' '}
        <span className={styles.right}>
          {answer ? (
            <MovingNumber
              of={name}
              value={answer.result.round(6).toNumber()}
              format={amount === 1 ? formatRate4 : formatConverted}
            />
          ) : (
            <Unknown isLoading={board.kind === 'loading'} />
          )}{' '}
          <span className={equation.unit}>{to}</span>
        </span>
      </p>
      <ul className={styles.quiet}>
        {used.map(({ code, rate }, index) => (
          <li key={code}>
            {index === 0 && <LiveDot live={board.kind === 'live'} />}
            {rate ? (
              <>
                <span>
                  1 {code} = {formatRate4(rate.value)} TND, {dayInWords(rate.date, today)}
                </span>
                {rate.source === 'demo' ? (
                  <Tag tone="amber">Données de démonstration</Tag>
                ) : (
                  <span>Source : {sourceInWords(rate.source)}</span>
                )}
              </>
            ) : (
              <span>
                {board.kind === 'loading' ? 'Recherche du cours' : `${code} : indisponible`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unknown({ isLoading }: { isLoading: boolean }) {
  return isLoading ? <Skeleton sample="00,0000" /> : '—';
}

function isForeign(code: CurrencyCode): code is Exclude<CurrencyCode, 'TND'> {
  return code !== 'TND';
}

function dayInWords(day: RateDate, today: RateDate): string {
  return isStale(day, today) ? `cours du ${formatDayInWords(day)}` : 'cours d’aujourd’hui';
}
