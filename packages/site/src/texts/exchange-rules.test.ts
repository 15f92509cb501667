import { locales } from '@dinar/domain/language/locale';
import { describe, expect, test } from 'vitest';
import { exchangeRules } from './exchange-rules.ts';

const sentences = { fr: /^[A-ZÀ-Ý].*\.$/, ar: /^[\u0600-\u06ff].*\.$/, en: /^[A-Z].*\.$/ };

describe.each(locales)('In %s', (locale) => {
  const groups = exchangeRules(locale);
  const rules = groups.flatMap((group) => group.rules);

  test('Every rule is a sentence and links to its sources', () => {
    for (const { text, sources } of rules) {
      expect(text).toMatch(sentences[locale]);
      for (const { url, name, publishedOn } of sources) {
        expect(url).toMatch(/^https?:\/\/[\w.-]+\/\S+$/);
        expect(name).not.toBe('');
        if (publishedOn) expect(publishedOn).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
      }
    }
  });

  test('No rule occurs twice, and no group is empty', () => {
    expect(new Set(rules.map(({ text }) => text)).size).toBe(rules.length);
    expect(groups.filter((group) => group.rules.length === 0)).toEqual([]);
  });

  test('A rule has the figures of the French one', () => {
    const inFrench = exchangeRules('fr').flatMap((group) => group.rules);
    expect(rules.map(({ text }) => figuresIn(text))).toEqual(
      inFrench.map(({ text }) => figuresIn(text)),
    );
  });
});

function figuresIn(text: string): string[] {
  const figures = text.match(/\d+(?:[ ,\u202f]\d{3})*/g) ?? [];
  return figures.map((figure) => figure.replace(/\D/g, ''));
}
