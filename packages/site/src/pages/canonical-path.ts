import { bankByCode } from '@dinar/domain/banks/bank';
import type { CurrencyPair, Page } from './page.ts';

/** The one path under which a page is known; its other addresses point to it. */
export function canonicalPath(page: Page): string {
  switch (page.kind) {
    case 'home':
      return '/';
    case 'banks':
      return '/cours-change';
    case 'bank':
      return `/cours-change/${bankByCode(page.bank).slug}`;
    case 'comparator':
      return page.currency ? `/comparateur/${page.currency.toLowerCase()}` : '/comparateur';
    case 'converter':
      return page.pair ? pairPath(page.pair) : '/convertisseur';
    case 'conversion':
      return `/${page.conversion.slug}`;
    case 'crypto':
      return '/cryptomonnaies';
    case 'sheet':
      return `/aide-memoire/${page.currency.toLowerCase()}`;
    case 'information':
      return page.route.path;
  }
}

function pairPath({ from, to }: CurrencyPair): string {
  return `/convertisseur/${from.toLowerCase()}/${to.toLowerCase()}`;
}
