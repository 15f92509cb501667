import type { RateDate } from '@dinar/domain/days/rate-date';
import { resourceKey } from '@dinar/site/delivery/page-resources';
import type { Page } from '@dinar/site/pages/page';
import { useSyncExternalStore } from 'react';
import { shownBankDays } from '../data/board/bank-days.ts';
import type { Board } from '../data/board/board-state.ts';
import { knownValue } from '../data/resources/resource-state.ts';
import type { ResourceStore } from '../data/resources/resource-store.ts';
import { useResourceStore } from '../data/resources/resource-store-context.ts';
import { useToday } from '../ui/clock/use-today.ts';
import { usePage } from './use-page.ts';

/** Whether the current page shows rates or prices, however old; `undefined` if the page has none to show. */
export function useShowsValues(board: Board | undefined): boolean | undefined {
  const page = usePage();
  const resources = useResourceStore();
  const today = useToday();
  const look = () => page && showsValues(page, board, resources, today);
  return useSyncExternalStore(resources.subscribe, look, look);
}

function showsValues(
  page: Page,
  board: Board | undefined,
  resources: Pick<ResourceStore, 'getState'>,
  today: RateDate,
): boolean | undefined {
  switch (page.kind) {
    case 'home':
    case 'comparator':
    case 'converter':
    case 'conversion':
    case 'sheet':
      return board !== undefined;
    case 'banks':
      return page.product || page.route.texts === 'bestRate' ? board !== undefined : undefined;
    case 'bank': {
      const days = resources.getState(
        'snapshots',
        resourceKey({ kind: 'snapshots', bank: page.bank }),
      );
      return shownBankDays(days, board, page.bank, today) !== undefined;
    }
    case 'bank-currency': {
      const resource = { kind: 'bankPast', bank: page.bank, currency: page.currency } as const;
      const days = resources.getState('bankPast', resourceKey(resource));
      return shownBankDays(days, board, page.bank, today) !== undefined;
    }
    case 'crypto':
      return !!knownValue(resources.getState('coins', 'coins'))?.length;
    case 'information':
      return undefined;
  }
}
