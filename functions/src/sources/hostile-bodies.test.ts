import { describe, expect, test } from 'vitest';
import type { SourceErrorCode } from './source-error.ts';
import type { Change, Fault } from './testing/live-fx-cases.ts';
import { liveFxAdapters, type SourceAdapter, sourceAdapters } from './testing/source-adapters.ts';

const errorPage = '<!DOCTYPE html><html><body><h1>503 Service Unavailable</h1></body></html>';

// Words of English outside of what a message quotes from the body.
const english = /^(?:[^"]|"[^"]*")*?\b(?:the|is|not|of|no|under)\b/i;

interface Adapter extends SourceAdapter {
  readonly hostile: readonly Fault[];
}

const everywhere = (errorPageCode: SourceErrorCode): Adapter['hostile'] => [
  ['is empty', { body: ' \n' }, 'empty-body'],
  ['is an HTML error page', { body: errorPage }, errorPageCode],
];

const jsonFaults: Adapter['hostile'] = [
  ...everywhere('malformed-body'),
  ['breaks off', [/.{30}$/, ''], 'truncated'],
  ['is bad JSON', [':', '='], 'malformed-body'],
  ['is JSON of another shape', { body: '{"ok":true}' }, 'malformed-body'],
  ['is null', { body: 'null' }, 'malformed-body'],
];

const fxFaults: Adapter['hostile'] = [
  ...jsonFaults,
  ['has a negative rate', ['0.344', '-0.344'], 'malformed-row'],
  ['has a rate of nothing', ['0.344', 'null'], 'malformed-row'],
  ['has a rate in words', ['0.344', '"0,344"'], 'malformed-row'],
  ['has a rate of 0', ['0.344', '0'], 'malformed-row'],
  ['is the other way round', [/("eur":)0\.294/i, '$1 3.4'], 'implausible'],
  ['is per thousand', [/("eur":)0\.294/i, '$1 294'], 'implausible'],
  ['has unknown currencies alone', [/"([a-z]{3})":(?=\d)/gi, '"X$1":'], 'too-few-rows'],
];

const adapters: readonly Adapter[] = [
  {
    ...sourceAdapters.bct,
    hostile: [
      ...everywhere('table-not-found'),
      ['is truncated', [/[\s\S]{600}$/, ''], 'truncated'],
      ['is of another day', ['12/11/2026', '11/11/2026'], 'wrong-day'],
      ['has another unit', [/>1000</, '>250<'], 'malformed-row'],
      ['has a negative rate', [/ {2}3,4/, ' -3,4'], 'malformed-row'],
      ['has swapped columns', [/Unit&eacute;(.*?)Valeur/, 'Valeur$1Unit&eacute;'], 'malformed-row'],
      ['has script in a code', ['>EUR<', '><script>alert(1)</script><'], 'malformed-row'],
    ],
  },
  // The faults of banks' pages are in bank-page-mutilations.ts.
  ...liveFxAdapters.map((adapter) => ({ ...adapter, hostile: [...fxFaults, ...adapter.faults] })),
  {
    ...sourceAdapters.coinGecko,
    hostile: [
      ...jsonFaults,
      [
        'has a negative price',
        ['"current_price":90000', '"current_price":-90000'],
        'malformed-body',
      ],
      ['has a price in words', ['"current_price":90000', '"current_price":"x"'], 'malformed-body'],
      ['has an unknown coin', ['"id":"bitcoin"', '"id":"bitcorn"'], 'malformed-row'],
      ['has a coin twice', ['"id":"bitcoin"', '"id":"ethereum"'], 'too-few-rows'],
      ['has no prices', [/"current_price":[\d.]+/g, '"current_price":null'], 'too-few-rows'],
      ['has few coins', { body: '[]' }, 'too-few-rows'],
      ['is of tomorrow', ['2026-11-12T17:29', '2026-11-13T17:29'], 'wrong-day'],
      ['is of no time', ['2026-11-12T17:29:00.000Z', 'hier'], 'malformed-body'],
      ...[429, 10_002, 10_005, 10_010, 10_011].map(
        (code) =>
          [
            `is error ${code}`,
            { body: JSON.stringify({ status: { error_code: code, error_message: 'No' } }) },
            'rejected',
          ] as const,
      ),
      ['is a bare error', { body: '{"error":"coin not found"}' }, 'rejected'],
    ],
  },
  {
    ...sourceAdapters.news,
    hostile: [
      ...everywhere('malformed-body'),
      ['breaks off', [/[\s\S]{200}$/, ''], 'truncated'],
      ['breaks off after an element', [/<\/channel>\s*<\/rss>\s*$/, ''], 'truncated'],
      ['is XML that is not well formed', ['</pubDate>', '</date>'], 'malformed-body'],
      [
        'declares entities that explode',
        ['<rss ', '<!DOCTYPE rss [<!ENTITY a "&b;&b;&b;">]><rss '],
        'malformed-body',
      ],
      ['is no feed', { body: '<?xml version="1.0"?><html><body/></html>' }, 'table-not-found'],
      ['has no items', [/<item>[\s\S]*<\/item>/, ''], 'table-not-found'],
      [
        'links elsewhere alone',
        [/https:\/\/kapitalis\.com\/tunisie\/2026/g, 'https://evil.example'],
        'malformed-body',
      ],
      [
        'links to script alone',
        [/<link>https[^<]*2026[^<]*/g, '<link>javascript:alert(1)'],
        'malformed-body',
      ],
      [
        'has nothing but script for titles',
        [
          /<item>\s*<title>.*?<\/title>/g,
          '<item><title>&lt;script&gt;alert(1)&lt;/script&gt;</title>',
        ],
        'malformed-body',
      ],
      ['is of the future alone', [/Nov 2026/g, 'Nov 2027'], 'malformed-body'],
      ['has no dates', [/<pubDate>.*?<\/pubDate>/g, ''], 'malformed-body'],
    ],
  },
];

function changed({ good }: Adapter, change: Change): string {
  if ('body' in change) return change.body;
  const [from, to] = change;
  const body = typeof from === 'string' ? good.replaceAll(from, to) : good.replace(from, to);
  if (body === good) throw new Error(`Nothing in the good body matches ${from}`);
  return body;
}

test('Every adapter has hostile bodies', () => {
  const names = new Set(adapters.map(({ name }) => name));
  const all = Object.values(sourceAdapters).map(({ name }) => name);
  expect(all.filter((name) => !names.has(name))).toEqual([]);
});

describe.each(adapters)('$name', (adapter) => {
  test('accepts the good body', () => {
    expect(adapter.parse(adapter.good)).toBeTruthy();
  });

  test.each(adapter.hostile)('refuses a body that %s, in French', (_, change, code) => {
    const body = changed(adapter, change);
    expect(() => adapter.parse(body)).toThrow(
      expect.objectContaining({ name: 'SourceError', code, message: expect.stringMatching(/\.$/) }),
    );
    expect(() => adapter.parse(body)).not.toThrow(english);
  });
});
