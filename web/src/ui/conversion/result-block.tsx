import { formatMoney } from '@dinar/domain/format/format-number';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import type { ReactNode, RefObject } from 'react';
import { later } from '../panel/later.tsx';
import type { ShownConversion } from './conversion-outcome.ts';
import styles from './conversion-result.module.css';
import { otherSideTitle, resultTitle, sidesInWords } from './conversion-words.ts';
import { pairFigure } from './pair-figure.ts';
import { ResultNumber } from './result-number.tsx';
import { UsedRate } from './used-rate.tsx';

interface ResultBlockProps {
  readonly ref: RefObject<HTMLElement | null> | undefined;
  readonly shown: ShownConversion;
  readonly size: 'page' | 'card';
  readonly dot: ReactNode;
  readonly children: ReactNode;
}

/** The best banks below an answer, loaded later: they would add 1.2 kB to the first load. */
export const BestBanks = later(async () => (await import('./best-banks.tsx')).BestBanks, {
  // As high as the best banks, so that nothing moves when they arrive.
  meanwhile: <div className={styles.awaited} />,
});

/** A result: the amount received or paid, its rates, the other side and the best banks. */
export function ResultBlock({ ref, shown, size, dot, children }: ResultBlockProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.result}
      data-result
      data-size={size}
      aria-label="Résultat"
    >
      <Answer shown={shown} size={size} dot={dot} />
      <BestBanks request={shown.request} board={shown.board} />
      {children}
    </section>
  );
}

function Answer({ shown, size, dot }: Pick<ResultBlockProps, 'shown' | 'size' | 'dot'>) {
  const { request, board, answer, unitValue, otherSide } = shown;
  const { amount, from, to, bank, fixedSide } = request;
  const { given, answered } = sidesOf(request);
  return (
    <div data-item>
      <p className={styles.title}>
        {dot}
        {resultTitle(shown)}
      </p>
      <p className={styles.value} data-size={size} data-long={answer.value.e >= 6}>
        <span
          className={styles.number}
          data-testid="conversion-result"
          {...pairFigure('answer', request, amount)}
        >
          <ResultNumber
            of={`${amount.toFixed()} ${from} ${to} ${fixedSide} ${bank}`}
            value={answer.value}
          />
        </span>{' '}
        <span className={styles.unit}>{answered}</span>
      </p>
      {answered !== 'TND' && (
        <p className={styles.rate}>
          1 {given} ={' '}
          <span {...pairFigure('unit', request, 1)}>{formatHeadlineRate(unitValue)}</span>{' '}
          {answered}
        </p>
      )}
      {answer.legs.map((leg) => (
        <UsedRate key={leg.currency} leg={leg} bank={bank} today={board.today} />
      ))}
      {otherSide && (
        <p className={styles.other}>
          {otherSideTitle(request)}&nbsp;:{' '}
          <b {...pairFigure('other-side', request, amount)}>{formatMoney(otherSide.value)}</b> {to}{' '}
          ({sidesInWords(otherSide.legs)})
        </p>
      )}
    </div>
  );
}
