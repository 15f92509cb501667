import { formatMoney } from '@dinar/domain/format/format-number';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { type RefObject, useMemo } from 'react';
import { LaterPart } from '../panel/later-part.tsx';
import type { Elements } from '../text/content.ts';
import { Literal } from '../text/literal.tsx';
import { bestBanks } from './best-banks-part.ts';
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
  readonly dot: Elements;
  readonly children: Elements;
}

// As high as the best banks, so that nothing moves when they arrive.
const awaitedBanks = <div className={styles.awaited} />;

/** A result: the amount received or paid, its rates, the other side and the best banks. */
export function ResultBlock({ ref, shown, size, dot, children }: ResultBlockProps) {
  // Keeps the element while the result is the same, so that its rendered HTML stays until its code is loaded.
  const banks = useMemo(
    () => <LaterPart part={bestBanks} given={shown} meanwhile={awaitedBanks} />,
    [shown],
  );
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
      {banks}
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
        <span>{resultTitle(shown)}</span>
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
        </span>
        <Literal className={styles.unit}>{` ${answered}`}</Literal>
      </p>
      {answered !== 'TND' && (
        <p className={styles.rate}>
          <Literal>{`1 ${given} = `}</Literal>
          <span {...pairFigure('unit', request, 1)}>{formatHeadlineRate(unitValue)}</span>
          <Literal>{` ${answered}`}</Literal>
        </p>
      )}
      {answer.legs.map((leg) => (
        <UsedRate key={leg.currency} leg={leg} bank={bank} today={board.today} />
      ))}
      {otherSide && (
        <p className={styles.other}>
          <span>{`${otherSideTitle(request)}\u00a0: `}</span>
          <b {...pairFigure('other-side', request, amount)}>{formatMoney(otherSide.value)}</b>
          <Literal>{` ${to} `}</Literal>
          <span>{`(${sidesInWords(otherSide.legs)})`}</span>
        </p>
      )}
    </div>
  );
}
