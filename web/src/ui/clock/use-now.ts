import { use, useSyncExternalStore } from 'react';
import { RenderedAtContext } from './rendered-at.ts';
import { followSiteClock, siteNow } from './site-clock.ts';

const minuteMs = 60_000;

/** The present minute, for ages in words; while hydrating, the minute of the server render. */
export function useNow(): Date {
  const renderedAt = use(RenderedAtContext);
  const minute = useSyncExternalStore(followSiteClock, presentMinute, () =>
    renderedAt ? minuteOf(renderedAt) : presentMinute(),
  );
  return new Date(minute * minuteMs);
}

function presentMinute(): number {
  return minuteOf(siteNow());
}

function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / minuteMs);
}
