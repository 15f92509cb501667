import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { use, useSyncExternalStore } from 'react';
import { RenderedAtContext } from './rendered-at.ts';

const minuteMs = 60_000;

/** Today in UTC, kept right past midnight; while hydrating, the day on which the page was drawn. */
export function useToday(): RateDate {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(eachMinute, today, () => (renderedAt ? utcDay(renderedAt) : today()));
}

function today(): RateDate {
  return utcDay(new Date());
}

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs);
  return () => clearInterval(timer);
}
