import { useState } from 'react';
import styles from './moving-number.module.css';

interface MovingNumberProps {
  /** What the number is of: a number of something else took its place, it did not move. */
  readonly of: string;
  readonly value: number;
  readonly format: (value: number) => string;
}

interface Movement {
  readonly of: string;
  readonly value: number;
  readonly direction: 'none' | 'up' | 'down';
  /** How many characters at the start stayed the same. */
  readonly kept: number;
  /** Changes with each move: one that goes the way of the last one flashes anew. */
  readonly turn: 0 | 1;
}

/** A number whose moved digits flash softly, for under a second, each time the value changes. */
export function MovingNumber({ of, value, format }: MovingNumberProps) {
  const text = format(value);
  const [movement, setMovement] = useState<Movement>(() => atRest(of, value, text));

  if (movement.of !== of) {
    setMovement(atRest(of, value, text));
  } else if (movement.value !== value) {
    setMovement({
      of,
      value,
      direction: value > movement.value ? 'up' : 'down',
      kept: sharedPrefixLength(format(movement.value), text),
      turn: movement.turn === 0 ? 1 : 0,
    });
  }

  return (
    <span className={styles.number}>
      {text.slice(0, movement.kept)}
      <span className={styles.moved} data-direction={movement.direction} data-turn={movement.turn}>
        {text.slice(movement.kept)}
      </span>
    </span>
  );
}

function atRest(of: string, value: number, text: string): Movement {
  return { of, value, direction: 'none', kept: text.length, turn: 0 };
}

function sharedPrefixLength(before: string, after: string): number {
  let length = 0;
  while (length < after.length && before[length] === after[length]) length += 1;
  return length;
}
