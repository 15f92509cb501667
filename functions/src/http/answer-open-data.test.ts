import type { OpenRate } from '@dinar/domain/open-data/open-rate';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import { bankQuote } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { openDataFiles, openDataKinds } from '@dinar/site/routes/open-data-paths';
import { expect, test } from 'vitest';
import { answerOpenData, type OpenDataSources } from './answer-open-data.ts';
import type { OpenDataReads } from './open-data-reads.ts';

const site = {
  name: 'Dinar en Direct',
  url: 'https://dinar.example',
  email: 'contact@dinar.example',
  phone: '+216 70 000 000',
};

const friday = day('2026-11-20');
const quote = bankQuote('STBK', [3.31, 3.42], friday);
const euro = { currency: 'EUR', banks: [quote] } as const;

const purchase: OpenRate = {
  currency: 'EUR',
  kind: 'purchase',
  bank: 'stb',
  value: '3.31',
  day: friday,
  at: null,
  source: 'bank-page',
  provider: 'Société Tunisienne de Banque',
  providerUrl: 'https://www.stb.com.tn/',
  correction: null,
};
const sale: OpenRate = { ...purchase, kind: 'sale', value: '3.42' };

const central: BankSnapshot = {
  bankId: 'BCTN',
  date: friday,
  count: 2,
  rates: {
    EUR: { rate: 3.3891, manualRate: 3.387, source: 'bct' },
    USD: { rate: 2.9048, source: 'bct' },
  },
  updatedAt: new Date('2026-11-20T16:05:00Z'),
};

const year: RateHistory = {
  currency: 'EUR',
  year: '2026',
  points: {
    '11-19': { central: 3.38 },
    '11-20': { central: 3.3891, bestBuy: 3.32, bestSell: 3.4 },
  },
};

interface Stored {
  readonly board?: readonly RatesStats[];
  readonly days?: readonly BankSnapshot[];
  readonly before?: BankSnapshot;
  readonly years?: readonly RateHistory[];
  readonly isStale?: boolean;
}

interface Asked {
  readonly method?: string;
  readonly known?: string;
}

function readsOf({
  board = [euro],
  days = [],
  before,
  years = [year],
  isStale = false,
}: Stored): OpenDataReads {
  return {
    board: async () => ({ value: board, isStale }),
    day: async () => ({ value: { days, ...(before && { before }) }, isStale }),
    daysOfBank: async () => ({ value: days, isStale }),
    years: async () => ({ value: years, isStale }),
  };
}

function ask(
  url: string,
  { method = 'GET', known }: Asked = {},
  stored: Stored = {},
  changed: Partial<OpenDataSources> = {},
) {
  const reports: unknown[] = [];
  const sources: OpenDataSources = {
    site: async () => site,
    reads: readsOf(stored),
    now: () => new Date('2026-11-20T14:00:00Z'),
    report: (error) => reports.push(error),
    ...changed,
  };
  const header = (name: string) => (name === 'if-none-match' ? known : undefined);
  return answerOpenData({ method, url, header }, sources).then((answer) => ({
    ...answer,
    reports,
  }));
}

test('A file has its numbers, its subject and its schema, and any page may read it', async () => {
  const { status, headers, body } = await ask('/donnees/v1/latest.json');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control':
      'public, max-age=300, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400',
  });
  expect(JSON.parse(body)).toEqual({
    version: 1,
    self: 'https://dinar.example/donnees/v1/latest.json',
    documentation: 'https://dinar.example/donnees',
    schema: 'https://dinar.example/donnees/v1/schema.json',
    license: 'https://dinar.example/donnees#conditions',
    subject: { kind: 'latest' },
    base: 'TND',
    unit: 1,
    rates: [purchase, sale],
  });
});

test('The CSV has the same fields, quoted where needed, and a file name for saving it', async () => {
  const rates = { EUR: { ...quote, correction: 'Dit "3,13"' } };
  const stb = { bankId: 'STBK', date: friday, count: 1, rates } as const;
  const { headers, body } = await ask('/donnees/v1/banks/stb/EUR.csv', {}, { days: [stb] });
  expect(headers['Content-Type']).toBe('text/csv; charset=utf-8; header=present');
  expect(headers['Content-Disposition']).toBe('attachment; filename="dinar-en-direct-stb-EUR.csv"');
  const line = (kind: string, value: string) =>
    `EUR,${kind},stb,${value},2026-11-20,,bank-page,Société Tunisienne de Banque,https://www.stb.com.tn/,"Dit ""3,13"""\r\n`;
  expect(body).toBe(
    'currency,kind,bank,value,day,at,source,provider,providerUrl,correction\r\n' +
      line('purchase', '3.31') +
      line('sale', '3.42'),
  );
});

test('A query changes nothing but the lifetime, and the answer names the address without it', async () => {
  const plain = await ask('/donnees/v1/latest.csv');
  for (const query of ['1', 'x=1', 't=%7B', '', 'a?b']) {
    const asked = await ask(`/donnees/v1/latest.csv?${query}`);
    expect([asked.status, asked.body, asked.headers.ETag]).toEqual([
      200,
      plain.body,
      plain.headers.ETag,
    ]);
    expect(asked.headers).toMatchObject({
      'Cache-Control': 'public, max-age=60',
      Link: '<https://dinar.example/donnees/v1/latest.csv>; rel="canonical"',
    });
  }
  expect((await ask('/donnees/v1/nothing.json?x')).status).toBe(404);
});

test('A client that already has the numbers gets 304, even with a tag that a CDN has weakened', async () => {
  const first = await ask('/donnees/v1/latest.json');
  const tag = first.headers.ETag ?? '';
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const { status, headers, body } = await ask('/donnees/v1/latest.json?again', { known });
    expect([status, headers.ETag, body]).toEqual([304, tag, '']);
  }
  const board = [{ ...euro, banks: [{ ...quote, purchaseRate: 3.32 }] }];
  const changed = await ask('/donnees/v1/latest.json', { known: tag }, { board });
  expect(changed.status).toBe(200);
});

test('An older day is cached for an hour, a recent one for five minutes, an older year for a day', async () => {
  const stored = { days: [central], years: [year, { ...year, year: '2025' }] };
  const lifetime = async (path: string) =>
    /s-maxage=(\d+)/.exec(
      (await ask(`/donnees/v1/${path}`, {}, stored)).headers['Cache-Control'] ?? '',
    )?.[1];
  expect(await lifetime('days/2026-11-20.json')).toBe('300');
  expect(await lifetime('days/2026-11-19.json')).toBe('300');
  expect(await lifetime('days/2026-11-18.json')).toBe('3600');
  expect(await lifetime('series/EUR.json')).toBe('3600');
  expect(await lifetime('series/EUR/2026.csv')).toBe('3600');
  expect(await lifetime('series/EUR/2025.csv')).toBe('86400');
});

test('A series has one row for each published day, and a year only its own', async () => {
  const earlier = { ...year, year: '2004', points: { '12-23': { archived: 1.66 } } };
  const years = [earlier, year];
  const csv = await ask('/donnees/v1/series/EUR.csv', {}, { years });
  expect(csv.body).toBe(
    'day,central,bestPurchase,bestSale,providerId\r\n' +
      '2004-12-23,1.66,,,bct\r\n' +
      '2026-11-19,3.38,,,bct\r\n' +
      '2026-11-20,3.3891,3.32,3.4,bct\r\n',
  );
  const { body } = await ask('/donnees/v1/series/EUR/2004.json', {}, { years });
  expect(JSON.parse(body)).toMatchObject({
    schema: 'https://dinar.example/donnees/v1/schema.json#/$defs/Series',
    subject: { kind: 'yearOfSeries', currency: 'EUR', year: '2004' },
    days: { day: ['2004-12-23'], central: ['1.66'], bestPurchase: [null], providerId: ['bct'] },
  });
});

test('The files for spreadsheets in French have a mark, semicolons, decimal commas and no formulas', async () => {
  const board = [{ ...euro, banks: [{ ...quote, correction: '=1+1; faux' }] }];
  const { body } = await ask('/donnees/v1/excel/latest.csv', {}, { board });
  expect(body.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffcurrency;kind;bank;value;day;at;source;provider;providerUrl;correction',
    `EUR;purchase;stb;3,31;2026-11-20;;bank-page;Société Tunisienne de Banque;https://www.stb.com.tn/;"'=1+1; faux"`,
  ]);
  const series = await ask('/donnees/v1/excel/series/EUR.csv');
  expect(series.body.split('\r\n')[2]).toBe('2026-11-20;3,3891;3,32;3,4;bct');
});

const made = { ...central, rates: { EUR: { rate: 3.38, source: 'demo' } } } as const;

test.each([
  [
    'latest.json',
    {
      board: [
        { ...euro, banks: [quote, { ...bankQuote('BIAT', [3.3, 3.4], friday), source: 'demo' }] },
      ],
    },
  ],
  ['latest.csv', { board: [{ ...euro, banks: [{ ...quote, source: 'demo' }] }] }],
  ['excel/latest.csv', { board: [{ ...euro, banks: [{ ...quote, source: 'demo' }] }] }],
  ['best.json', { board: [{ ...euro, banks: [{ ...quote, source: 'demo' }] }] }],
  ['banks.json', { board: [{ ...euro, banks: [{ ...quote, source: 'demo' }] }] }],
  ['days/2026-11-20.json', { days: [made] }],
  ['days/2026-11-21.json', { before: made }],
  ['banks/stb/EUR.csv', { days: [made] }],
  ['feed.xml', { days: [central, made] }],
  ['feed/EUR.xml', { days: [made] }],
  [
    'series/EUR.csv',
    { years: [year, { ...year, year: '2025', points: { '01-02': { central: 3, isDemo: true } } }] },
  ],
  [
    'series/EUR/2026.json',
    { years: [year, { ...year, year: '2025', points: { '01-02': { central: 3, isDemo: true } } }] },
  ],
  [
    'excel/series/EUR.csv',
    { years: [{ ...year, points: { '01-02': { central: 3, isDemo: true } } }] },
  ],
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

test('The lists need no rates, except that of the days read of banks', async () => {
  const rowsOf = async (name: string) => JSON.parse((await ask(`/donnees/v1/${name}.json`)).body);
  expect((await rowsOf('currencies')).currencies).toContainEqual({
    code: 'EUR',
    name: 'Euro',
    englishName: 'Euro',
    symbol: '€',
    quotedPer: 1,
    centralBankQuoted: true,
  });
  const { banks } = await rowsOf('banks');
  const latest = Object.fromEntries(
    banks.map((bank: Record<string, string>) => [bank.slug, bank.latestDay]),
  );
  expect([latest.stb, latest.biat, banks.length]).toEqual(['2026-11-20', null, 20]);
  expect((await rowsOf('providers')).providers).toContainEqual({
    id: 'bct',
    name: 'Banque Centrale de Tunisie',
    url: 'https://www.bct.gov.tn/',
    inOpenData: true,
  });
  const { days } = await rowsOf('days/2026');
  expect([days.length, days.filter(({ working }: { working: boolean }) => working).length]).toEqual(
    [365, 250],
  );
  expect(days[78]).toEqual({
    day: '2026-03-20',
    working: false,
    closedBecause: 'Aïd el-Fitr, date attendue',
    expected: true,
  });
});

test('A preflight request is answered, and a POST is refused', async () => {
  const { status, headers } = await ask('/donnees/v1/latest.json', { method: 'OPTIONS' });
  expect([status, headers['Access-Control-Allow-Methods']]).toEqual([204, 'GET, HEAD']);
  const posted = await ask('/donnees/v1/latest.json', { method: 'POST' });
  expect([posted.status, posted.headers.Allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('The guide for language models names every file, and how to cite a number', async () => {
  const { status, headers, body } = await ask('/llms.txt?x');
  expect([status, headers['Content-Type']]).toEqual([200, 'text/plain; charset=utf-8']);
  for (const kind of openDataKinds) {
    expect(body).toContain(
      `[${kind}](https://dinar.example/donnees/v1${openDataFiles[kind].path}.`,
    );
  }
  expect(body).toContain('give its day and its provider');
});
