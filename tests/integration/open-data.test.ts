import { expect, inject, test } from 'vitest';

const { hostingUrl } = inject('stack');

function ask(path: string, init: RequestInit = {}) {
  return fetch(`${hostingUrl}/donnees/v1/${path}`, init);
}

test('The site of a demonstration refuses its made-up numbers, as data and as a table', async () => {
  for (const path of ['latest.json', 'latest.csv?1', 'best.json', 'series/EUR.csv', 'feed.xml']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      409,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await answer.json()).toMatchObject({
      status: 409,
      title: 'Données de démonstration',
      documentation: `${hostingUrl}/donnees`,
    });
  }
});

test('The descriptions are served through Hosting, to any page, and only once', async () => {
  for (const name of ['openapi', 'schema']) {
    const first = await ask(`${name}.json`);
    expect([first.status, first.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await first.json()).toBeInstanceOf(Object);
    const tag = first.headers.get('etag') ?? '';
    const again = await ask(`${name}.json`, { headers: { 'If-None-Match': tag } });
    expect([tag === '', again.status]).toEqual([false, 304]);
  }
});

test('The guide for language models, the calendar and the oEmbed answer are served through Hosting', async () => {
  for (const [path, type, words] of [
    ['/llms.txt', 'text/plain; charset=utf-8', '/donnees/v1/latest.json'],
    ['/donnees/v1/working-days.ics', 'text/calendar; charset=utf-8', 'BEGIN:VCALENDAR'],
    [
      `/oembed?url=${encodeURIComponent(`${hostingUrl}/comparateur/eur`)}`,
      'application/json; charset=utf-8',
      '/widget/eur',
    ],
  ] as const) {
    const answer = await fetch(`${hostingUrl}${path}`);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, type]);
    expect(await answer.text()).toContain(words);
  }
  const page = await (await fetch(`${hostingUrl}/comparateur/eur`)).text();
  expect(page).toContain('type="application/json+oembed"');
});
