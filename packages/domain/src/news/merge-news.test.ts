import { expect, test } from 'vitest';
import type { NewsItem } from '../documents/news-document.ts';
import { maxKeptNews, mergeNews } from './merge-news.ts';

function item(number: number, changes: Partial<NewsItem> = {}): NewsItem {
  return {
    id: `id-${number}`,
    title: `Titre ${number}`,
    link: `https://exemple.tn/${number}`,
    source: 'Exemple',
    date: new Date(Date.UTC(2026, 10, 20, 0, number)),
    ...changes,
  };
}

test('New headlines are written, known ones are not written again', () => {
  expect(mergeNews([item(1)], [item(1), item(2)])).toEqual({ write: [item(2)], remove: [] });
  expect(mergeNews([item(1), item(2)], [item(2), item(1)])).toEqual({ write: [], remove: [] });
});

test('A corrected title or date replaces the one known', () => {
  const corrected = item(1, { title: 'Titre corrigé' });
  expect(mergeNews([item(1)], [corrected])).toEqual({ write: [corrected], remove: [] });
});

test('The same title from another address is folded into the first, case and accents aside', () => {
  const repeated = item(2, { title: '« TITRÉ 1 » !' });
  expect(mergeNews([item(1)], [repeated])).toEqual({ write: [], remove: [] });
  expect(mergeNews([], [repeated, item(1)])).toEqual({ write: [item(1)], remove: [] });
});

test('The newest are kept, older ones removed, and an older one is not let in again', () => {
  const full = Array.from({ length: maxKeptNews }, (_, number) => item(number + 1));
  expect(mergeNews(full, [item(100), item(0)])).toEqual({ write: [item(100)], remove: ['id-1'] });
});

test('Nothing read removes nothing', () => {
  expect(mergeNews([item(1)], [])).toEqual({ write: [], remove: [] });
});
