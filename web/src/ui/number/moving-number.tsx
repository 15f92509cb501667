import type { Locale } from '@dinar/domain/language/locale';
import { useLayoutEffect, useRef } from 'react';
import { useLocale } from '../language/locale-context.ts';
import type { FigureAttributes } from './figure.ts';
import styles from './moving-number.module.css';

/** The last shown number of each subject, for numbers that change places. */
export type LastShown = Map<string, number>;

interface MovingNumberProps {
  /** The subject of the number; a number of another subject replaces it and does not count as a change. */
  readonly of: string;
  readonly value: number;
  readonly format: (value: number, locale: Locale) => string;
  /** Shared by numbers that change places, so that a changed number is underlined in its new place. */
  readonly lastShown?: LastShown;
  readonly figure?: FigureAttributes;
}

const underlineMs = 700;

/**
 * A number that is underlined, for under a second, each time its value changes. It uses an attribute because
 * an animation would have a start and an end for each number, and hundreds change together.
 */
export function MovingNumber({ of, value, format, lastShown, figure }: MovingNumberProps) {
  const locale = useLocale();
  const element = useRef<HTMLSpanElement>(null);
  const shownHere = useRef({ of, value });

  useLayoutEffect(() => {
    const number = element.current;
    const here = shownHere.current;
    const before = lastShown ? lastShown.get(of) : here.of === of ? here.value : undefined;
    shownHere.current = { of, value };
    lastShown?.set(of, value);
    if (!number || before === undefined || before === value) return;
    const rest = () => {
      delete number.dataset.moved;
    };
    number.dataset.moved = value > before ? 'up' : 'down';
    const timer = setTimeout(rest, underlineMs);
    return () => {
      clearTimeout(timer);
      rest();
    };
  }, [of, value, lastShown]);

  return (
    <span ref={element} className={styles.number} translate="no" {...figure}>
      {format(value, locale)}
    </span>
  );
}
