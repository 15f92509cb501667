import { expect, it } from 'vitest';
import { frenchNames } from './currency-name.ts';
import { currencyTable } from './currency-table.ts';
import { ar } from './names/ar.ts';
import { en } from './names/en.ts';

it.each(Object.entries({ fr: frenchNames, ar, en }))(
  '%s names each currency of the table, and no two alike',
  (_, names) => {
    expect(Object.keys(names).sort()).toEqual(Object.keys(currencyTable).sort());
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  },
);
