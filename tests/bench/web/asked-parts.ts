import { parseArgs } from 'node:util';
import { type BuiltPage, builtPages, pagesOfScreens } from '../../support/built-pages.ts';

export const parts = ['loads', 'tasks', 'latency', 'interactions', 'lighthouse'] as const;

export type Part = (typeof parts)[number];

export interface Asked {
  readonly parts: readonly Part[];
  readonly pages: readonly BuiltPage[];
  /** How often each page is loaded. */
  readonly runs: number;
}

export const usage = `npm run bench:web -- [--runs 3] [--pages home,bank] [${parts.join(' | ')} …]`;

/** What the arguments of `npm run bench:web` ask for; throws an error that says what there is instead. */
export function askedParts(args: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`No part "${unknown}"; there are ${parts.join(', ')}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is a number of loads from 1 up, not "${values.runs}"`);
  }
  return {
    parts: positionals.length === 0 ? parts : parts.filter((part) => positionals.includes(part)),
    pages: values.pages === undefined ? pagesOfScreens() : values.pages.split(',').map(pageNamed),
    runs,
  };
}

function pageNamed(name: string): BuiltPage {
  const page = builtPages().find((one) => one.name === name);
  if (page) return page;
  const names = pagesOfScreens().map((one) => one.name);
  throw new Error(`No page "${name}"; there are ${names.join(', ')}`);
}
