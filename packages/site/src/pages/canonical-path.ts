import { bankByCode } from '@dinar/domain/banks/bank';
import type { Page } from './page.ts';
import type { CurrencyPair } from './requested-conversion.ts';

/** The canonical path of a page; its other addresses refer to it. */
export function canonicalPath(page: Page): string {
  switch (page.kind) {
    case 'home':
      return '/';
    case 'banks':
      return '/cours-change';
    case 'bank':
      return `/cours-change/${bankByCode(page.bank).slug}`;
    case 'bank-currency':
      return bankCurrencyPath(page);
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
    case 'amounts':
    case 'information':
      return page.route.path;
  }
}

/** The path of the page of a bank for one currency. */
export function bankCurrencyPath({
  bank,
  currency,
}: Pick<Page<'bank-currency'>, 'bank' | 'currency'>): string {
  return `/cours-change/${bankByCode(bank).slug}/${currency.toLowerCase()}`;
}

function pairPath({ from, to }: CurrencyPair): string {
  return `/convertisseur/${from.toLowerCase()}/${to.toLowerCase()}`;
}
