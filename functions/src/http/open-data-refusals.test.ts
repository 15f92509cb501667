import { bankQuote } from '@dinar/domain/testing/board-fixtures';
import { expect, test } from 'vitest';
import { ask, central, euro, friday, quote, readsOf, year } from './testing/ask-open-data.ts';

const made = { ...central, rates: { EUR: { rate: 3.38, source: 'demo' } } } as const;
const oneMade = { board: [{ ...euro, banks: [{ ...quote, source: 'demo' }] }] } as const;
const madeBeside = { ...bankQuote('BIAT', [3.3, 3.4], friday), source: 'demo' } as const;
const madePoint = { ...year, points: { '01-02': { central: 3, isDemo: true } } } as const;
const madeBefore = { years: [year, { ...madePoint, year: '2025' }] } as const;

test.each([
  ['latest.json', { board: [{ ...euro, banks: [quote, madeBeside] }] }],
  ['latest.csv', oneMade],
  ['excel/latest.csv', oneMade],
  ['best.json', oneMade],
  ['banks.json', oneMade],
  ['days/2026-11-20.json', { days: [made] }],
  ['days/2026-11-21.json', { before: made }],
  ['banks/stb/EUR.csv', { days: [made] }],
  ['feed.xml', { days: [central, made] }],
  ['feed/EUR.xml', { days: [made] }],
  ['series/EUR.csv', madeBefore],
  ['series/EUR/2026.json', madeBefore],
  ['excel/series/EUR.csv', { years: [madePoint] }],
] as const)(
  '%s with a single made-up number is refused, and the refusal is not cached',
  async (path, stored) => {
    const { status, headers, body } = await ask(`/donnees/v1/${path}`, {}, stored);
    expect([status, headers['Cache-Control']]).toEqual([409, 'no-store']);
    expect(body).not.toContain('3.3');
    expect(JSON.parse(body).detail).toMatch(/inventés pour la démonstration/);
  },
);

test.each([
  ['/donnees/v1/days/2026-13-01.json', 400, 'AAAA-MM-JJ'],
  ['/donnees/v1/series/EUR/26.json', 400, 'AAAA'],
  ['/donnees/v1/banks/atlantis/EUR.json', 404, '« atlantis »'],
  ['/donnees/v1/banks/biat/eur.json', 404, '« eur »'],
  ["/donnees/v1/series/'-alert(1)-'.json", 404, '« … » n’est pas le code'],
  ['/donnees/v1/nothing.json', 404, '/donnees décrit les fichiers'],
])('%s is refused with %i and a remedy', async (url, status, words) => {
  const refused = await ask(url);
  expect(refused.status).toBe(status);
  expect(refused.headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'application/problem+json; charset=utf-8',
  });
  expect(JSON.parse(refused.body)).toMatchObject({
    status,
    detail: expect.stringContaining(words),
    documentation: 'https://dinar.example/donnees',
  });
});

test.each([
  ['/donnees/v1/days/2026-11-21.json', 'samedi 21 novembre 2026 : rien n’est publié le week-end'],
  ['/donnees/v1/days/2026-11-18.json', 'mercredi 18 novembre 2026.'],
  ['/donnees/v1/banks/biat/EUR.json', 'BIAT'],
  ['/donnees/v1/latest.csv', 'sept derniers jours'],
  ['/donnees/v1/best.json', 'sept derniers jours'],
  ['/donnees/v1/series/AUD.json', 'ne cote pas AUD'],
  ['/donnees/v1/series/EUR/2003.json', 'connu de 2003'],
  ['/donnees/v1/feed/AUD.xml', 'ne cote pas AUD'],
  ['/donnees/v1/days/2024.json', '2025, 2026, 2027 le sont'],
])('Without numbers %s answers 404 and the reason', async (url, words) => {
  const { status, body } = await ask(url, {}, { board: [], years: [] });
  expect([status, JSON.parse(body).detail]).toEqual([404, expect.stringContaining(words)]);
  expect(JSON.parse(body).applies).toBeUndefined();
});

test('A refusal has its words in every language', async () => {
  const refused = await ask('/donnees/v1/banks/biat/EUR.json', {}, { board: [] });
  expect(JSON.parse(refused.body).translations).toEqual({
    ar: {
      title: 'لا شيء في هذا العنوان',
      detail:
        'لا سعر معروفًا للعملة \u2066EUR\u2069 لدى بنك تونس العربي الدولي: يبيّن \u2066/donnees/v1/latest.json\u2069 ما تمت قراءته.',
    },
    en: {
      title: 'Nothing at this address',
      detail: 'No EUR rate of BIAT is known: /donnees/v1/latest.json lists what has been read.',
    },
  });
});

test('A day without rates names the day that applies, and has none of its rates', async () => {
  const { status, body } = await ask('/donnees/v1/days/2026-11-22.json', {}, { before: central });
  expect(status).toBe(404);
  expect(JSON.parse(body)).toMatchObject({
    detail: expect.stringContaining('celui du vendredi 20 novembre 2026'),
    applies: { day: '2026-11-20', self: 'https://dinar.example/donnees/v1/days/2026-11-20.json' },
  });
  expect(body).not.toContain('3.38');
});

test('Unreadable or stale numbers are answered with 503', async () => {
  const error = new Error('no database');
  const reads = { ...readsOf({}), board: () => Promise.reject(error) };
  const failed = await ask('/donnees/v1/latest.json', {}, {}, { reads });
  expect([failed.status, failed.headers['Retry-After']]).toEqual([503, '60']);
  expect(failed.reports).toEqual([error]);
  for (const path of [
    'latest.json',
    'best.csv',
    'series/EUR.csv',
    'feed.json',
    'days/2026-11-20.csv',
  ]) {
    expect((await ask(`/donnees/v1/${path}`, {}, { isStale: true })).status, path).toBe(503);
  }
});

test('A preflight request is answered, and a POST is refused', async () => {
  const { status, headers } = await ask('/donnees/v1/latest.json', { method: 'OPTIONS' });
  expect([status, headers['Access-Control-Allow-Methods']]).toEqual([204, 'GET, HEAD']);
  const posted = await ask('/donnees/v1/latest.json', { method: 'POST' });
  expect([posted.status, posted.headers.Allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
