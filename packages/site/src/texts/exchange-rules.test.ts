import { parseRateDate } from '@dinar/domain/days/rate-date';
import { expect, test } from 'vitest';
import { exchangeRules, rulesReadOn } from './exchange-rules.ts';

const rules = exchangeRules.flatMap((group) => group.rules);

test('Every rule is a sentence and links to its sources', () => {
  for (const { text, sources } of rules) {
    expect(text).toMatch(/^[A-ZÀ-Ý].*\.$/);
    for (const { url, name } of sources) {
      expect(url).toMatch(/^https?:\/\/[\w.-]+\/\S+$/);
      expect(name).not.toBe('');
    }
  }
  expect(parseRateDate(rulesReadOn)).toBeDefined();
});

test('No rule occurs twice, and no group is empty', () => {
  expect(new Set(rules.map(({ text }) => text)).size).toBe(rules.length);
  expect(exchangeRules.filter((group) => group.rules.length === 0)).toEqual([]);
});
