import { type BuiltPage, pagesOfScreens } from '../support/built-pages.ts';

/**
 * One page of each screen, and the states of a screen that look different. Routes that share a screen differ
 * only in words, so slow tests use one of each.
 */
export function pagesAndStates(): readonly BuiltPage[] {
  return [
    ...pagesOfScreens(),
    { name: 'best rate of a currency', path: '/meilleur-taux-de-euro' },
    { name: 'one currency of a bank', path: '/cours-change/biat/eur' },
    { name: 'comparator with its coins', path: '/comparateur/usd?vue=crypto' },
  ];
}

/** Divides pages into some parts of like size, each with its name, for tests that would take long in one. */
export function inParts<Each>(all: readonly Each[], count: number): [string, Each[]][] {
  return Array.from({ length: count }, (_, part) => [
    `part ${part + 1} of ${count}`,
    all.filter((_one, index) => index % count === part),
  ]);
}
