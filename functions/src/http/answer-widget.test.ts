import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { bankQuote } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { site as ofTests } from '@dinar/site/testing/site-fixtures';
import { expect, test } from 'vitest';
import { answerOembed, answerWidget } from './answer-widget.ts';
import { readsOf } from './testing/ask-open-data.ts';

const site = { ...ofTests, name: 'Dinar <en> Direct' };

const friday = day('2026-11-20');
const euro: RatesStats = {
  currency: 'EUR',
  central: { value: 3.3891, date: day('2026-11-19'), source: 'bct' },
  banks: [
    bankQuote('STBK', [3.31, 3.42], friday),
    bankQuote('BIAT', [3.3, 3.41], friday),
    bankQuote('ATBK', [3.29, 3.43], friday),
  ],
};

async function ask(url: string, stats: RatesStats = euro, isStale = false) {
  const reports: unknown[] = [];
  const answer = await answerWidget(
    { method: 'GET', url },
    {
      site: async () => site,
      reads: readsOf({ board: [stats], isStale }),
      now: () => new Date('2026-11-20T14:00:00Z'),
      report: (error) => reports.push(error),
    },
  );
  return { ...answer, reports };
}

/** The words of a widget, without its tags. */
const words = (html: string) =>
  html
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('A widget has the mid rate, the best prices with bank and day, and a link to the site', async () => {
  const { status, headers, body } = await ask('/widget/eur');
  expect([status, headers['Content-Type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['Cache-Control']).toContain('s-maxage=300');
  const text = words(body);
  for (const part of [
    'Euro en dinar tunisien',
    'Cours moyen officiel, 19 novembre',
    '1 EUR = 3,3891 TND',
    'Meilleur achat 3,310 TND STB, 20 novembre',
    'Meilleure vente 3,410 TND BIAT, 20 novembre',
    '3 banques comparées',
    'Dinar &#60;en&#62; Direct',
  ]) {
    expect(text).toContain(part);
  }
  expect(body).toContain(
    'href="https://dinar.example/comparateur/eur" target="_blank" rel="noopener"',
  );
  expect(body).toContain('<meta name="robots" content="noindex, follow">');
});

test('Banks that share a best price are counted', async () => {
  const banks = euro.banks.map((bank) => ({ ...bank, purchaseRate: 3.31 }));
  const text = words((await ask('/widget/eur', { ...euro, banks })).body);
  expect(text).toContain('Meilleur achat 3,310 TND 3 banques, 20 novembre');
  expect(text).toContain('Meilleure vente 3,410 TND BIAT, 20 novembre');
});

test('Each variant has at most 8 kB, no script and one link', async () => {
  for (const path of ['/widget/eur', '/widget/eur/clair', '/widget/eur/sombre', '/widget/jpy']) {
    const { status, body } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(8000);
    // A page that reloads itself interrupts screen readers.
    expect(body).not.toMatch(/<script|<form|http-equiv|\son\w+=|javascript:/i);
    expect(body.match(/<a /g)).toHaveLength(1);
  }
});

test('Without enough banks no price is the best, and made-up rates are marked', async () => {
  const few = words((await ask('/widget/eur', { ...euro, banks: euro.banks.slice(0, 2) })).body);
  expect(few).toContain('Trop peu de banques lues pour les comparer');
  expect(few).not.toContain('Meilleur achat');
  expect(few).not.toContain('démonstration');
  const [first, ...others] = euro.banks;
  const made = first ? [{ ...first, source: 'demo' as const }, ...others] : [];
  expect(words((await ask('/widget/eur', { ...euro, banks: made })).body)).toContain(
    'Données de démonstration',
  );
  const none = words((await ask('/widget/eur', { currency: 'EUR', banks: [] })).body);
  expect(none).toContain('Pas de cours récent de la Banque Centrale');
});

test('Another spelling leads to the one address, an unknown widget to 404, and stale rates to 503', async () => {
  for (const path of ['/widget/EUR/SOMBRE?x=1', '/widget/eur/sombre/', '/widget/fr/eur/sombre//']) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.Location]).toEqual([path, 301, '/widget/eur/sombre']);
  }
  for (const path of [
    '/widget/xyz',
    '/widget/tnd',
    '/widget/eur/rose',
    '/widget/',
    '/de/widget/eur',
    '//evil.example/widget/eur',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  expect((await ask('/widget/eur', euro, true)).status).toBe(503);
  const posted = await answerOembed({ method: 'POST', url: '/oembed' }, { site: async () => site });
  expect(posted.status).toBe(405);
});

test.each([
  ['/widget/ar/xyz', '\u2066/ar/integrer\u2069'],
  ['/widget/en/eur/rose', 'There is no widget at this address: /en/integrer shows them all.'],
  ['/widget/de/eur', 'Il n’y a pas de widget à cette adresse : /integrer les montre tous.'],
])('%s is refused in its language', async (path, sentence) => {
  expect((await ask(path)).body).toContain(sentence);
});

const oembed = async (query: string) => {
  const answer = await answerOembed(
    { method: 'GET', url: `/oembed?${query}` },
    { site: async () => site },
  );
  return { ...answer, json: answer.status === 200 ? JSON.parse(answer.body) : undefined };
};

test('oEmbed gives the widget of a comparator or a widget, at most as large as requested', async () => {
  const url = encodeURIComponent('https://dinar.example/comparateur/eur?x=1');
  const { json } = await oembed(`url=${url}`);
  expect(json).toMatchObject({ version: '1.0', type: 'rich', width: 320, height: 280 });
  expect(json.html).toContain('<iframe src="https://dinar.example/widget/eur" ');
  const small = await oembed(
    `url=${encodeURIComponent('https://dinar.example/widget/usd/sombre')}&maxwidth=300&maxheight=9999`,
  );
  expect(small.json).toMatchObject({ width: 300, height: 280 });
  expect(small.json.html).toContain(
    '/widget/usd/sombre" title="Dollar US en dinar tunisien" width="300"',
  );
});

test.each([
  'url=https://evil.example/comparateur/eur',
  'url=https://dinar.example.evil.example/comparateur/eur',
  'url=https://dinar.example/comparateur',
  'url=https://dinar.example/contact',
  'url=',
  '',
])('oEmbed refuses « %s » with 404', async (query) => {
  expect((await oembed(query)).status).toBe(404);
});

test.each([
  ['/en/contact', 'such as url=https://dinar.example/en/comparateur/eur.'],
  ['/widget/en/xyz', 'such as url=https://dinar.example/en/comparateur/eur.'],
  ['/ar/contact', 'مثل \u2066url=https://dinar.example/ar/comparateur/eur\u2069.'],
  ['/contact', 'par exemple url=https://dinar.example/comparateur/eur.'],
])('oEmbed refuses %s in its language', async (path, sentence) => {
  const { body } = await oembed(`url=${encodeURIComponent(`https://dinar.example${path}`)}`);
  expect(body).toContain(sentence);
});

test('oEmbed has no XML', async () => {
  expect((await oembed('format=xml')).status).toBe(501);
});
