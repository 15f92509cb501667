import { locales } from '@dinar/domain/language/locale';
import { expect, test } from 'vitest';
import { textsOfRoute } from '../texts/route-texts.ts';
import { conversionBySlug, conversionSlugs } from './conversion-slugs.ts';
import { routes } from './routes.ts';

test('Every route has a unique id and path, and texts', () => {
  expect(new Set(routes.map((route) => route.id)).size).toBe(routes.length);
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  for (const locale of locales) {
    const texts = routes.map((route) => textsOfRoute(route, locale));
    const all = texts.flatMap(({ title, heading, description }) => [title, heading, description]);
    expect(all.filter((text) => text.trim() === '')).toEqual([]);
  }
});

test('The nine conversions are routes at the root and are found by their slug', () => {
  const paths = new Set(routes.map((route) => route.path));
  expect(conversionSlugs.map(({ slug }) => paths.has(`/${slug}`))).toEqual(Array(9).fill(true));
  expect(conversionBySlug('50-euros-en-dinar-tunisien')).toEqual({
    slug: '50-euros-en-dinar-tunisien',
    from: 'EUR',
    to: 'TND',
    amount: 50,
  });
  expect(conversionBySlug('2-euros-en-dinar-tunisien')).toBeUndefined();
});
