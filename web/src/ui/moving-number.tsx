import { useLayoutEffect, useRef } from 'react';
import { flash, putOut } from './flash.ts';
import styles from './moving-number.module.css';

interface MovingNumberProps {
  /** What the number is of: a number of something else took its place, it did not move. */
  readonly of: string;
  readonly value: number;
  readonly format: (value: number) => string;
}

/** A number that flashes softly, for under a second, each time its value changes. */
export function MovingNumber({ of, value, format }: MovingNumberProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef({ of, value });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { of, value };
    if (!element.current) return;
    if (before.of !== of) putOut(element.current);
    else if (before.value !== value) flash(element.current, value > before.value ? 'up' : 'down');
  }, [of, value]);

  return (
    <span ref={element} className={styles.number}>
      {format(value)}
    </span>
  );
}
