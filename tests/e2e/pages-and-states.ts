import { type BuiltPage, pagesOfScreens } from '../support/built-pages.ts';

/**
 * One page of each screen, and those states of a screen that look unlike it. Routes that share a screen
 * differ in words alone: one of each is enough for slow tests.
 */
export function pagesAndStates(): readonly BuiltPage[] {
  return [
    ...pagesOfScreens(),
    { name: 'best rate of a currency', path: '/meilleur-taux-de-euro' },
    { name: 'one currency of a bank', path: '/cours-change/biat/eur' },
    { name: 'comparator with its coins', path: '/comparateur/usd?vue=crypto' },
  ];
}
