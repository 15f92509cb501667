import type { RefObject } from 'react';
import { Skeleton } from '../panel/skeleton.tsx';
import type { Elements } from '../text/content.ts';
import { Fragment } from '../text/fragment.ts';
import { ConversionFailure } from './conversion-failure.tsx';
import type { ConversionOutcome } from './conversion-outcome.ts';
import styles from './conversion-result.module.css';
import { resultEquation } from './conversion-words.ts';
import { ResultBlock } from './result-block.tsx';
import { useSettledText } from './use-settled-text.ts';

interface ConversionResultProps {
  readonly ref?: RefObject<HTMLElement | null>;
  readonly outcome: ConversionOutcome;
  /** The visitor's last action; each change of it announces the result again, a rate change does not. */
  readonly cause: string;
  /** `page` for the answer of the page, which is the largest number there. */
  readonly size: 'page' | 'card';
  /** Shows whether the rates are live. */
  readonly dot: Elements;
  readonly onRetry: () => void;
  /** The actions on a result. */
  readonly children?: Elements;
}

/** The outcome of a conversion: the result and its rates, or the reason why there is none. */
export function ConversionResult(props: ConversionResultProps) {
  const { ref, outcome, cause, size, dot, onRetry, children } = props;
  const equation = outcome.kind === 'converted' ? resultEquation(outcome) : '';
  const announced = useSettledText(equation, cause);
  return (
    <Fragment>
      <ConversionFailure outcome={outcome} onRetry={onRetry} />
      {outcome.kind === 'loading' && (
        <div className={styles.result} aria-hidden="true">
          <p className={styles.value} data-size={size}>
            <Skeleton sample="000,00 TND" />
          </p>
        </div>
      )}
      {outcome.kind === 'converted' && (
        <ResultBlock ref={ref} shown={outcome} size={size} dot={dot}>
          {children}
        </ResultBlock>
      )}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </Fragment>
  );
}
