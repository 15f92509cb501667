import type { ComparisonRow } from '@dinar/domain/rates/comparison';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { afterFrame } from '../after-frame.ts';

type Rows = readonly ComparisonRow[];

// As many as a slow phone draws in some 20 ms.
const rowsAFrame = 5;

/**
 * The rows, some more of them anew with each frame, so that a press never waits for all of them. At once
 * when they are of another currency, direction or order, told by `of`, since the units are drawn with them,
 * or when banks changed places: none is shown twice.
 */
export function useInPieces(rows: Rows, of: string): Rows {
  const [shown, setShown] = useState({ of, rows });
  const isAtOnce = shown.of !== of || !isOfSamePlaces(shown.rows, rows);
  if (isAtOnce) setShown({ of, rows });

  const isShown = useEffectEvent(() => shown.rows === rows);
  useEffect(() => {
    if (isShown()) return;
    let stop = () => {};
    const drawFrom = (start: number) => {
      const end = start + rowsAFrame;
      startTransition(() =>
        setShown((now) => ({ ...now, rows: withPiece(now.rows, rows, start, end) })),
      );
      if (end < rows.length) stop = afterFrame(() => drawFrom(end));
    };
    drawFrom(0);
    return () => stop();
  }, [rows]);

  return isAtOnce ? rows : shown.rows;
}

function isOfSamePlaces(some: Rows, others: Rows): boolean {
  return (
    some.length === others.length &&
    some.every(({ bankId }, place) => bankId === others[place]?.bankId)
  );
}

/** Some rows with those from `start` to before `end` taken from others. */
function withPiece(some: Rows, others: Rows, start: number, end: number): Rows {
  return [...some.slice(0, start), ...others.slice(start, end), ...some.slice(end)];
}
