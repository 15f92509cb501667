import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { createContext, use, useSyncExternalStore } from 'react';
import { followSiteClock, siteNow } from './site-clock.ts';

const minuteMs = 60_000;

/**
 * The instant of the server render; `undefined` without one. Values that depend on the clock start from it.
 */
export const RenderedAtContext = createContext<Date | undefined>(undefined);

/** Today in UTC, updated at midnight; while hydrating, the day of the server render. */
export function useToday(): RateDate {
  return useSiteClock(utcDay);
}

/** The present minute, for ages in words; while hydrating, the minute of the server render. */
export function useNow(): Date {
  return new Date(useSiteClock(minuteOf) * minuteMs);
}

function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / minuteMs);
}

/** Follows a part of the clock; renders again only when that part changes. */
function useSiteClock<Part extends string | number>(partOf: (instant: Date) => Part): Part {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(
    followSiteClock,
    () => partOf(siteNow()),
    () => partOf(renderedAt ?? siteNow()),
  );
}
