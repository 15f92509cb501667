import type { RateDate } from '@dinar/domain/days/rate-date';
import { changeDirection, formatVariation } from '@dinar/domain/format/format-number';
import { Arrow } from '../mark/arrow.tsx';
import type { FigureAttributes } from './figure.ts';
import { Since } from './since.tsx';
import styles from './variation.module.css';

interface VariationProps {
  readonly percent: number;
  /** The start day of the change, if it is to be shown. */
  readonly since?: RateDate | undefined;
  readonly size?: 'inherit' | 'large';
  readonly figure?: FigureAttributes;
  /** As specified for coins and the ticker: a change of 0 is positive. */
  readonly zeroRises?: boolean;
}

/** A signed percentage with its arrow, and the same in words for screen readers; a change of 0 is stable. */
export function Variation(props: VariationProps) {
  const { percent, since, size = 'inherit', figure, zeroRises = false } = props;
  const change = changeDirection(percent);
  const isRaised = zeroRises && change === 'stable';
  const direction = isRaised ? 'up' : change;
  const text = `${isRaised ? '+' : ''}${formatVariation(percent)}`;
  return (
    <span className={styles.variation} data-direction={direction} data-size={size} {...figure}>
      <Arrow direction={direction} />
      <span className="visually-hidden">{inWords(change, text)}</span>
      <span aria-hidden="true">{text}</span>
      <Since day={since} className={styles.since} />
    </span>
  );
}

function inWords(direction: ReturnType<typeof changeDirection>, signed: string): string {
  if (direction === 'stable') return 'stable';
  const unsigned = signed.replace(/^[+\u2212]/, '');
  return `${direction === 'up' ? 'en hausse' : 'en baisse'} de ${unsigned}`;
}
