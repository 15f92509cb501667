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

test('A corrected title or date replaces the stored one', () => {
  const corrected = item(1, { title: 'Titre corrigé' });
  expect(mergeNews([item(1)], [corrected])).toEqual({ write: [corrected], remove: [] });
  const redated = item(1, { date: new Date('2026-11-20T18:00:00Z') });
  expect(mergeNews([item(1)], [redated])).toEqual({ write: [redated], remove: [] });
});

test('A headline with a known title, ignoring case and accents, is dropped', () => {
  const repeated = item(2, { title: '« TITRÉ 1 » !' });
  expect(mergeNews([item(1)], [repeated])).toEqual({ write: [], remove: [] });
  expect(mergeNews([], [repeated, item(1)])).toEqual({ write: [item(1)], remove: [] });
});

test('The newest headlines are kept, older ones are removed and not added again', () => {
  const full = Array.from({ length: maxKeptNews }, (_, number) => item(number + 1));
  expect(mergeNews(full, [item(100), item(0)])).toEqual({ write: [item(100)], remove: ['id-1'] });
});

test('An empty reading removes no headline', () => {
  expect(mergeNews([item(1)], [])).toEqual({ write: [], remove: [] });
});

test('Of headlines with one instant, those with lower ids are kept, in any reading order', () => {
  const date = new Date('2026-11-20T12:00:00Z');
  const same = Array.from({ length: maxKeptNews + 2 }, (_, number) =>
    item(number, { id: `id-${String(number).padStart(3, '0')}`, date }),
  );
  const ids = (items: readonly NewsItem[]) => items.map(({ id }) => id);
  expect(ids(mergeNews([], same).write)).toEqual(ids(same.slice(0, maxKeptNews)));
  expect(ids(mergeNews([], [...same].reverse()).write)).toEqual(ids(same.slice(0, maxKeptNews)));
});

test('A title without the same spaces or with other words is another title', () => {
  const titles = ['Le dinar monte', 'Ledinar monte', 'Le dinar monté d’un cran'];
  const read = titles.map((title, number) => item(number, { title }));
  expect(mergeNews([], read).write).toHaveLength(3);
  const spaced = item(9, { title: '  le   DINAR — monte !' });
  expect(mergeNews(read, [spaced]).write).toEqual([]);
});
