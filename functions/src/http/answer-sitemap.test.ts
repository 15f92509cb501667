import { plainRates, site } from '@dinar/site/testing/site-fixtures';
import { expect, test } from 'vitest';
import type { PageSources } from './answer-page.ts';
import { answerSitemap } from './answer-sitemap.ts';

const shell = `<script type="application/json" id="site-config">${JSON.stringify({ site })}</script>`;

const rates = [...plainRates.values()];

async function answerWith(board: PageSources['board']) {
  const reports: unknown[] = [];
  const answer = await answerSitemap({
    shell: async () => shell,
    board,
    now: () => new Date('2026-11-20T14:32:00Z'),
    report: (error) => reports.push(error),
  });
  return { xml: answer.body, cacheControl: answer.headers['Cache-Control'], reports };
}

test('The sitemap lists the pages of the site with their days, and the CDN caches it', async () => {
  const { xml, cacheControl } = await answerWith(async () => ({ value: rates, isStale: false }));
  expect(xml).toContain('<url><loc>https://dinar.example/</loc><lastmod>2026-11-20</lastmod>');
  expect(cacheControl).toBe('public, max-age=0, s-maxage=600, stale-while-revalidate=86400');
});

test('Without rates the addresses have no days, the answer is not cached, and the error is reported', async () => {
  const fault = new Error('unreachable');
  const { xml, cacheControl, reports } = await answerWith(() => Promise.reject(fault));
  expect(xml).toContain('<url><loc>https://dinar.example/</loc>');
  expect(xml).not.toContain('<lastmod>2026');
  expect({ cacheControl, reports }).toEqual({ cacheControl: 'no-store', reports: [fault] });
});

test('A sitemap with the days of stale rates is not cached', async () => {
  const { xml, cacheControl } = await answerWith(async () => ({ value: rates, isStale: true }));
  expect(xml).toContain('<lastmod>2026-11-20</lastmod>');
  expect(cacheControl).toBe('no-store');
});
