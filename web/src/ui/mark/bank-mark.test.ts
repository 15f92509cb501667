// @vitest-environment node
import { readFileSync } from 'node:fs';
import { bankTable } from '@dinar/domain/banks/bank-table';
import { expect, it } from 'vitest';

it('every bank has a hue of its own', () => {
  const css = readFileSync(new URL('./bank-mark.module.css', import.meta.url), 'utf8');
  const rules = [...css.matchAll(/\[data-bank="(\w+)"\] \{\s*--hue: (\d+);/g)];
  expect(rules.map(([, code]) => code)).toEqual(bankTable.map(({ code }) => code));
  expect(new Set(rules.map(([, , hue]) => hue)).size).toBe(bankTable.length);
});
