import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** Today in UTC, kept right past midnight. */
export function useToday(): RateDate {
  return useSyncExternalStore(eachMinute, today, today);
}

function today(): RateDate {
  return utcDay(new Date());
}

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs);
  return () => clearInterval(timer);
}
