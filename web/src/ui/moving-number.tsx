import { useState } from 'react';
import styles from './moving-number.module.css';

interface MovingNumberProps {
  readonly value: number;
  readonly format: (value: number) => string;
}

interface Movement {
  readonly value: number;
  readonly direction: 'none' | 'up' | 'down';
  /** How many characters at the start stayed the same. */
  readonly kept: number;
  readonly count: number;
}

/** A number whose moved digits flash softly, for under a second, each time the value changes. */
export function MovingNumber({ value, format }: MovingNumberProps) {
  const text = format(value);
  const [movement, setMovement] = useState<Movement>(() => ({
    value,
    direction: 'none',
    kept: text.length,
    count: 0,
  }));

  if (movement.value !== value) {
    setMovement({
      value,
      direction: value > movement.value ? 'up' : 'down',
      kept: sharedPrefixLength(format(movement.value), text),
      count: movement.count + 1,
    });
  }

  return (
    <span className={styles.number}>
      {text.slice(0, movement.kept)}
      <span key={movement.count} className={styles.moved} data-direction={movement.direction}>
        {text.slice(movement.kept)}
      </span>
    </span>
  );
}

function sharedPrefixLength(before: string, after: string): number {
  let length = 0;
  while (length < after.length && before[length] === after[length]) length += 1;
  return length;
}
