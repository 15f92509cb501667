import { misuse, oneOf, option, wholeNumber } from '@dinar/tools/command/options';
import { type BuiltPage, pagesOfScreens } from '../../support/built-pages.ts';
import { fieldsOfPages } from './inputs/fields.ts';

export const parts = ['loads', 'navigation', 'inputs', 'rate-to-screen'] as const;

export type Part = (typeof parts)[number];

const fieldNames = [...new Set(Object.values(fieldsOfPages).flatMap(Object.keys))];

/** The options of `npm run bench:web`. */
export const benchOptions = {
  runs: wholeNumber('chargements de chaque page, ou liens suivis', {
    least: 1,
    most: 1000,
    absent: 3,
  }),
  inputs: wholeNumber('saisies dans chaque champ', { least: 1, most: 10_000, absent: 200 }),
  pages: option('PAGES', 'ces pages seulement, séparées par des virgules', (given) =>
    given.split(',').map(pageNamed),
  ),
  fields: option('CHAMPS', 'ces champs seulement, séparés par des virgules', (given) =>
    given.split(',').map((name) => oneOf(fieldNames, name, '--fields')),
  ),
};

/** The named parts in their own order; all parts when none is named. */
export function askedParts(words: readonly string[]): readonly Part[] {
  const named = words.map((word) => oneOf(parts, word, 'PARTIE'));
  return named.length === 0 ? parts : parts.filter((part) => named.includes(part));
}

function pageNamed(name: string): BuiltPage {
  const pages = pagesOfScreens();
  const page = pages.find((one) => one.name === name);
  if (page) return page;
  const names = pages.map((one) => one.name).join(', ');
  throw misuse(`--pages : « ${name} » n'existe pas ; au choix ${names}.`);
}
