import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Resource } from '@dinar/site/delivery/page-resources';
import { resourceKey } from '@dinar/site/delivery/page-resources';
import type { Page } from '@dinar/site/pages/page';
import { useSyncExternalStore } from 'react';
import { shownBankDays } from '../data/live/bank-days.ts';
import type { PageStore } from '../data/store/page-store.ts';
import { usePageStore } from '../data/store/page-store-context.ts';
import { useToday } from '../ui/clock/use-today.ts';
import { usePage } from './use-page.ts';

type Getter = PageStore['getReading'];

/** Whether the current page shows rates or prices, however old; `undefined` if the page has none to show. */
export function useShowsValues(): boolean | undefined {
  const page = usePage();
  const store = usePageStore();
  const today = useToday();
  return useSyncExternalStore(
    store.subscribe,
    () => page && showsValues(page, store.getReading, today),
    () => page && showsValues(page, store.getInitialReading, today),
  );
}

function showsValues(page: Page, get: Getter, today: RateDate): boolean | undefined {
  const board = get('board', 'board');
  const hasDays = (resource: Resource<'snapshots' | 'bankPast'>) => {
    const days = get(resource.kind, resourceKey(resource));
    return shownBankDays(days, board, resource.bank, today) !== undefined;
  };
  switch (page.kind) {
    case 'home':
    case 'banks':
    case 'comparator':
    case 'converter':
    case 'conversion':
    case 'sheet':
    case 'amounts':
      return board.entry !== undefined;
    case 'bank':
      return hasDays({ kind: 'snapshots', bank: page.bank });
    case 'bank-currency':
      return hasDays({ kind: 'bankPast', bank: page.bank, currency: page.currency });
    case 'crypto':
      return !!get('coins', 'coins').entry?.value.length;
    case 'information':
      return undefined;
  }
}
