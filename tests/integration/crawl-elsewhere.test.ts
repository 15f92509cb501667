import { expect, inject, test } from 'vitest';
import { crawl } from '../support/crawled-page.ts';

const { hostingUrl } = inject('stack');

test('Another address of a page names the page itself', async () => {
  expect((await crawl(`${hostingUrl}/health`)).canonicals).toEqual([`${hostingUrl}/`]);
});

test('An unknown address answers 404, an alias leads on', async () => {
  expect((await crawl(`${hostingUrl}/nulle-part`)).status).toBe(404);
  expect(await crawl(`${hostingUrl}/biat`)).toMatchObject({
    status: 301,
    location: '/cours-change/biat',
  });
});
