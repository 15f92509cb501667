import type { StoredOpenRate } from '@dinar/domain/open-data/open-rate';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { answerOpenData, type OpenDataSources } from './answer-open-data.ts';

const site = {
  name: 'Dinar en Direct',
  url: 'https://dinar.example',
  email: 'contact@dinar.example',
  phone: '+216 70 000 000',
};

const purchase: StoredOpenRate = {
  currency: 'EUR',
  kind: 'purchase',
  bank: 'stb',
  value: '3.31',
  day: day('2026-11-20'),
  at: null,
  source: 'bank-page',
  provider: 'Société Tunisienne de Banque',
  providerUrl: 'https://www.stb.com.tn/',
  correction: 'Saisi « 3,13 », puis corrigé',
};

interface Asked {
  readonly method?: string;
  readonly known?: string;
}

function ask(
  url: string,
  { method = 'GET', known }: Asked = {},
  changed: Partial<OpenDataSources> = {},
) {
  const reports: unknown[] = [];
  const sources: OpenDataSources = {
    site: async () => site,
    rates: async () => ({ value: [purchase], isStale: false }),
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
    rates: [purchase],
  });
});

test('The CSV has the same fields, quoted where needed, and a file name for saving it', async () => {
  const path = '/donnees/v1/banks/stb/EUR.csv';
  const { headers, body } = await ask(
    path,
    {},
    {
      rates: async () => ({ value: [{ ...purchase, correction: 'Dit "3,13"' }], isStale: false }),
    },
  );
  expect(headers['Content-Type']).toBe('text/csv; charset=utf-8; header=present');
  expect(headers['Content-Disposition']).toBe('attachment; filename="dinar-en-direct-stb-EUR.csv"');
  expect(body).toBe(
    'currency,kind,bank,value,day,at,source,provider,providerUrl,correction\r\n' +
      'EUR,purchase,stb,3.31,2026-11-20,,bank-page,Société Tunisienne de Banque,https://www.stb.com.tn/,"Dit ""3,13"""\r\n',
  );
});

test('A client that already has the numbers gets 304, even with a tag that a CDN has weakened', async () => {
  const first = await ask('/donnees/v1/latest.json');
  const tag = first.headers.ETag ?? '';
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const { status, headers, body } = await ask('/donnees/v1/latest.json', { known });
    expect([status, headers.ETag, body]).toEqual([304, tag, '']);
  }
  const changed = await ask(
    '/donnees/v1/latest.json',
    { known: tag },
    {
      rates: async () => ({ value: [{ ...purchase, value: '3.32' }], isStale: false }),
    },
  );
  expect(changed.status).toBe(200);
});

test('An older day is cached for an hour, a recent one for five minutes', async () => {
  const lifetime = async (path: string) =>
    /s-maxage=(\d+)/.exec((await ask(path)).headers['Cache-Control'] ?? '')?.[1];
  expect(await lifetime('/donnees/v1/days/2026-11-20.json')).toBe('300');
  expect(await lifetime('/donnees/v1/days/2026-11-19.json')).toBe('300');
  expect(await lifetime('/donnees/v1/days/2026-11-18.json')).toBe('3600');
});

test('A file with a single made-up number is refused, and the refusal is not cached', async () => {
  const mixed: StoredOpenRate[] = [purchase, { ...purchase, kind: 'sale', source: 'demo' }];
  for (const format of ['json', 'csv']) {
    const { status, headers, body } = await ask(
      `/donnees/v1/latest.${format}`,
      {},
      {
        rates: async () => ({ value: mixed, isStale: false }),
      },
    );
    expect([status, headers['Cache-Control']]).toEqual([409, 'no-store']);
    expect(body).not.toContain('3.31');
    expect(JSON.parse(body).detail).toMatch(/inventés pour la démonstration/);
  }
});

test.each([
  ['/donnees/v1/latest.json?x=1', 400, 'demandez /donnees/v1/latest.json'],
  ['/donnees/v1/days/2026-13-01.json', 400, 'AAAA-MM-JJ'],
  ['/donnees/v1/banks/atlantis/EUR.json', 404, '« atlantis »'],
  ['/donnees/v1/banks/biat/eur.json', 404, '« eur »'],
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
])('Without numbers %s answers 404 and the reason', async (url, words) => {
  const { status, body } = await ask(
    url,
    {},
    {
      rates: async () => ({ value: [], isStale: false }),
    },
  );
  expect([status, JSON.parse(body).detail]).toEqual([404, expect.stringContaining(words)]);
});

test('Unreadable or stale numbers are answered with 503', async () => {
  const failed = await ask(
    '/donnees/v1/latest.json',
    {},
    {
      rates: () => Promise.reject(new Error('no database')),
    },
  );
  expect([failed.status, failed.headers['Retry-After']]).toEqual([503, '60']);
  expect(failed.reports).toEqual([new Error('no database')]);
  const old = await ask(
    '/donnees/v1/latest.json',
    {},
    {
      rates: async () => ({ value: [purchase], isStale: true }),
    },
  );
  expect(old.status).toBe(503);
});

test('A preflight request is answered, and a POST is refused', async () => {
  const { status, headers } = await ask('/donnees/v1/latest.json', { method: 'OPTIONS' });
  expect([status, headers['Access-Control-Allow-Methods']]).toEqual([204, 'GET, HEAD']);
  const posted = await ask('/donnees/v1/latest.json', { method: 'POST' });
  expect([posted.status, posted.headers.Allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
