import { formatDayOfYear } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { changeDirection, formatVariation } from '@dinar/domain/format/format-number';
import { Arrow } from './arrow.tsx';
import type { FigureAttributes } from './figure.ts';
import styles from './variation.module.css';

interface VariationProps {
  readonly percent: number;
  /** The day it is measured from, where that is to be named. */
  readonly since?: RateDate | undefined;
  readonly size?: 'inherit' | 'large';
  readonly figure?: FigureAttributes;
  /** As specified for coins, of which a change of 0 counts as a rise. */
  readonly zeroRises?: boolean;
}

/** A signed percentage with its arrow, in words for whoever sees neither sign nor colour; a rate's change of 0 is stable. */
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
      {since && (
        <span className={styles.since}>
          {' '}
          depuis le <time dateTime={since}>{formatDayOfYear(since)}</time>
        </span>
      )}
    </span>
  );
}

function inWords(direction: ReturnType<typeof changeDirection>, signed: string): string {
  if (direction === 'stable') return 'stable';
  const unsigned = signed.replace(/^[+\u2212]/, '');
  return `${direction === 'up' ? 'en hausse' : 'en baisse'} de ${unsigned}`;
}
