import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { routes } from '@dinar/site/routes/routes';
import { expect, it } from 'vitest';
import { createPageRenderer } from './entry-server.tsx';
import { euroStats } from './testing/rates-fixtures.ts';
import { testShells } from './testing/test-shell.ts';

const renderer = createPageRenderer(testShells);
const now = new Date('2026-11-20T15:00:00Z');

const hostile = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--<script>',
  '</title><svg onload=alert(1)>',
  '\u2028</style>',
];

/** Texts of other sites, as a compromised source would send them past every guard. */
const resources: readonly ResourceEntry[] = [
  {
    kind: 'news',
    key: 'news',
    value: hostile.map((text, index) => ({
      id: `n${index}`,
      title: text,
      link: `https://kapitalis.com/${encodeURIComponent(text)}`,
      source: text,
      date: now,
    })),
  },
  {
    kind: 'coins',
    key: 'coins',
    value: hostile.map((text, index) => ({
      id: `c${index}`,
      name: text,
      symbol: text,
      image: 'https://coins.example/x.png',
      currentPrice: 1,
      priceChangePercentage24h: 1,
      updatedAt: now,
    })),
  },
];

const addresses = routes.map(({ path: route }) => route.replace(/:\w+|\{\w+\}/g, 'x'));

it.each(addresses)('%s contains texts of other sites as plain text only', async (url) => {
  const { html } = (await renderer).render({ url, board: [euroStats()], resources, now });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(
    page.querySelectorAll('img, svg[onload], [onerror], iframe:not([src^="/widget/"])'),
  ).toHaveLength(0);
  expect(page.scripts).toHaveLength(
    page.querySelectorAll('script[src], script[type$=json]').length,
  );
  for (const text of hostile) expect(html).not.toContain(text);
});

it('Headlines link to http and https addresses only, and send no referrer to the other site', async () => {
  const { html } = (await renderer).render({ url: '/', board: [euroStats()], resources, now });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const outward = [...page.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')];
  const headlines = outward.filter(({ href }) => href.includes('kapitalis'));
  expect(headlines).toHaveLength(hostile.length);
  for (const { href, rel } of headlines) {
    expect([new URL(href).protocol, rel]).toEqual(['https:', 'noopener noreferrer']);
  }
});
