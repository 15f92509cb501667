import type { ComparisonRow } from '@dinar/domain/rates/comparison';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { afterFrame } from '../after-frame.ts';

type Rows = readonly ComparisonRow[];

// As many as a slow phone draws in some 20 ms.
const rowsAFrame = 5;

/**
 * The rows, some more of them anew with each frame, so that a press never waits for all of them. At once
 * when banks changed places: none is shown twice.
 */
export function useInPieces(rows: Rows): Rows {
  const [shown, setShown] = useState(rows);
  const isAtOnce = !isOfSamePlaces(shown, rows);
  if (isAtOnce) setShown(rows);

  const isShown = useEffectEvent(() => shown === rows);
  useEffect(() => {
    if (isShown()) return;
    let stop = () => {};
    const drawFrom = (start: number) => {
      const end = start + rowsAFrame;
      startTransition(() => setShown((now) => withPiece(now, rows, start, end)));
      if (end < rows.length) stop = afterFrame(() => drawFrom(end));
    };
    drawFrom(0);
    return () => stop();
  }, [rows]);

  return isAtOnce ? rows : shown;
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
