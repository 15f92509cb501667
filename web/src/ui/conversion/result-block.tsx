import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { formatResult, shareAtMid } from '@dinar/site/seo/conversion-words';
import type { ReactNode, RefObject } from 'react';
import { askedCounters } from './asked-counters.ts';
import { BestBanks } from './best-banks.tsx';
import type { ShownConversion } from './conversion-outcome.ts';
import styles from './conversion-result.module.css';
import { otherSideTitle, resultTitle, sidesInWords } from './conversion-words.ts';
import { pairFigure } from './pair-figure.ts';
import { ReferenceLine } from './reference-line.tsx';
import { ResultNumber } from './result-number.tsx';
import { UsedRate } from './used-rate.tsx';

interface ResultBlockProps {
  readonly ref: RefObject<HTMLElement | null> | undefined;
  readonly shown: ShownConversion;
  readonly size: 'page' | 'card';
  readonly dot: ReactNode;
  readonly children: ReactNode;
}

/** A result: what one gets, at which rates, the other side, the best banks, and the mid rate beside it. */
export function ResultBlock({ ref, shown, size, dot, children }: ResultBlockProps) {
  const { request, board, answer, reference } = shown;
  const counters = askedCounters(request, board);
  return (
    <section ref={ref} tabIndex={-1} className={styles.result} data-result aria-label="Résultat">
      <Answer shown={shown} size={size} dot={dot} />
      {counters && <BestBanks {...counters} request={request} today={board.today} />}
      {reference && !isSameValue(answer, reference) && (
        <ReferenceLine shown={shown} reference={reference} />
      )}
      {children}
    </section>
  );
}

// A conversion at the mid rates themselves needs none beside it.
function isSameValue(
  { value, legs }: ShownConversion['answer'],
  reference: ShownConversion['answer'],
): boolean {
  return value.eq(reference.value) && shareAtMid(legs) === 'all';
}

function Answer({ shown, size, dot }: Pick<ResultBlockProps, 'shown' | 'size' | 'dot'>) {
  const { request, board, answer, unitValue, otherSide } = shown;
  const { amount, from, to, bank } = request;
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
          <ResultNumber of={`${amount.toFixed()} ${from} ${to} ${bank}`} value={answer.value} />
        </span>{' '}
        <span className={styles.unit}>{to}</span>
      </p>
      {to !== 'TND' && (
        <p className={styles.rate}>
          1 {from} ={' '}
          <span {...pairFigure('unit', request, 1)}>{formatHeadlineRate(unitValue)}</span> {to}
        </p>
      )}
      {answer.legs.map((leg) => (
        <UsedRate key={leg.currency} leg={leg} bank={bank} today={board.today} />
      ))}
      {otherSide && (
        <p className={styles.other}>
          {otherSideTitle(request)}&nbsp;:{' '}
          <b {...pairFigure('other-side', request, amount)}>{formatResult(otherSide.value)}</b> {to}{' '}
          ({sidesInWords(otherSide.legs)})
        </p>
      )}
    </div>
  );
}
