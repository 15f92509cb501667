import { use, useSyncExternalStore } from 'react';
import { RenderedAtContext } from './rendered-at.ts';

const minuteMs = 60_000;

/** The present minute, for ages in words; while hydrating, the one in which the page was drawn. */
export function useNow(): Date {
  const renderedAt = use(RenderedAtContext);
  const minute = useSyncExternalStore(eachMinute, presentMinute, () =>
    renderedAt ? minuteOf(renderedAt.getTime()) : presentMinute(),
  );
  return new Date(minute * minuteMs);
}

function presentMinute(): number {
  return minuteOf(Date.now());
}

function minuteOf(ms: number): number {
  return Math.floor(ms / minuteMs);
}

/** Calls back each minute. */
export function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs);
  return () => clearInterval(timer);
}
