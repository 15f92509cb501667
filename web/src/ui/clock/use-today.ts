import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { use, useSyncExternalStore } from 'react';
import { RenderedAtContext } from './rendered-at.ts';
import { followSiteClock, siteNow } from './site-clock.ts';

/** Today in UTC, updated at midnight; while hydrating, the day of the server render. */
export function useToday(): RateDate {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(followSiteClock, today, () =>
    renderedAt ? utcDay(renderedAt) : today(),
  );
}

function today(): RateDate {
  return utcDay(siteNow());
}
