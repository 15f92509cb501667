import type { OpenRate } from '@dinar/domain/open-data/open-rate';
import { openDataFiles, openDataKinds } from '@dinar/site/routes/open-data-paths';
import { expect, test } from 'vitest';
import { ask, central, euro, friday, quote, year } from './testing/ask-open-data.ts';

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
  expect(days.slice(78, 80)).toEqual([
    {
      day: '2026-03-20',
      working: false,
      closedBecause: 'fête de l’Indépendance',
      expected: false,
    },
    {
      day: '2026-03-21',
      working: false,
      closedBecause: 'Aïd el-Fitr, date attendue',
      expected: true,
    },
  ]);
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
