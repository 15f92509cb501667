import { useLayoutEffect, useRef } from 'react';
import styles from './moving-number.module.css';

interface MovingNumberProps {
  /** What the number is of: a number of something else took its place, it did not move. */
  readonly of: string;
  readonly value: number;
  readonly format: (value: number) => string;
}

const washMs = 700;

/**
 * A number that flashes softly, for under a second, each time its value changes. By an attribute: an
 * animation would cost each number a start and an end of its own, where hundreds move together.
 */
export function MovingNumber({ of, value, format }: MovingNumberProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef({ of, value });

  useLayoutEffect(() => {
    const number = element.current;
    const before = shown.current;
    shown.current = { of, value };
    if (!number || before.of !== of || before.value === value) return;
    const rest = () => {
      delete number.dataset.moved;
    };
    number.dataset.moved = value > before.value ? 'up' : 'down';
    const timer = setTimeout(rest, washMs);
    return () => {
      clearTimeout(timer);
      rest();
    };
  }, [of, value]);

  return (
    <span ref={element} className={styles.number}>
      {format(value)}
    </span>
  );
}
