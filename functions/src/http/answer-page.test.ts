import type { Decoded } from '@dinar/domain/documents/decoded';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { PageRequest } from '@dinar/site/delivery/page-renderer';
import {
  type Resource,
  type ResourceEntry,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { answerPage, htmlAnswer, type PageSources, pageAsked } from './answer-page.ts';

const now = new Date('2026-11-20T14:32:00Z');
const euro = decodedValue(decodeRatesStats('rates-stats/EUR', {}));

function decodedValue(decoded: Decoded<RatesStats>): RatesStats {
  if (!decoded.ok) throw new Error(decoded.problem.reason);
  return decoded.value;
}

function coinsEntry(resource: Resource): ResourceEntry {
  return { kind: 'coins', key: resourceKey(resource), value: [] };
}

const at = (url: string) => ({ url, savesData: false });

function setUp(changed: Partial<PageSources> = {}) {
  const reports: unknown[] = [];
  const sources: PageSources = {
    shell: async () => 'the shell',
    renderer: async () => ({
      resourcesFor: (url: string) => (url === '/' ? [{ kind: 'coins' }] : []),
      render: ({ url, board, resources, now: at, isStale, savesData }: PageRequest) => {
        const values = `${board.length} ${resources.map(({ key }) => key)}`;
        const html = `${url} ${values} ${at.toISOString()}${isStale ? ' stale' : ''}${savesData ? ' light' : ''}`;
        return { status: url === '/' ? 200 : 404, html };
      },
    }),
    board: async () => ({ value: [euro], isStale: false }),
    resources: async (wanted) => wanted.map(coinsEntry),
    now: () => now,
    report: (error) => reports.push(error),
    ...changed,
  };
  return { sources, reports };
}

test('A page is rendered from the current board, and the CDN caches it for a minute', async () => {
  const { sources, reports } = setUp();
  expect(await answerPage(at('/'), sources)).toEqual(
    htmlAnswer(
      200,
      '/ 1 coins 2026-11-20T14:32:00.000Z',
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    ),
  );
  expect((await answerPage(at('/x'), sources)).status).toBe(404);
  expect(reports).toEqual([]);
});

test.each([
  ['on', ' light'],
  ['off', ''],
  [undefined, ''],
])(
  'With « Save-Data: %s » a page is rendered as such, and caches keep it apart',
  async (value, word) => {
    const request = {
      url: '/',
      header: (name: string) => (name === 'Save-Data' ? value : undefined),
    };
    const { body, headers } = await answerPage(pageAsked(request), setUp().sources);
    expect([body, headers.Vary]).toEqual([
      `/ 1 coins 2026-11-20T14:32:00.000Z${word}`,
      'Save-Data',
    ]);
  },
);

test('A page without any rate is kept nowhere', async () => {
  const { sources } = setUp({ board: async () => ({ value: [], isStale: false }) });
  expect(await answerPage(at('/'), sources)).toEqual(
    htmlAnswer(200, '/ 0 coins 2026-11-20T14:32:00.000Z', 'no-store'),
  );
});

const broken = new Error('broken');
test('A page of old rates is rendered as stale and not cached', async () => {
  const { sources } = setUp({ board: async () => ({ value: [euro], isStale: true }) });
  expect(await answerPage(at('/'), sources)).toEqual(
    htmlAnswer(200, '/ 1 coins 2026-11-20T14:32:00.000Z stale', 'no-store'),
  );
});

const fails = () => {
  throw broken;
};

test.each<[string, Partial<PageSources>]>([
  ['the renderer does not load', { renderer: () => Promise.reject(broken) }],
  ['the renderer throws', { renderer: async () => ({ resourcesFor: () => [], render: fails }) }],
  ['the database does not answer', { board: () => Promise.reject(broken) }],
])('When %s the answer is the uncached shell, and the error is reported', async (_, changed) => {
  const { sources, reports } = setUp(changed);
  expect(await answerPage(at('/'), sources)).toEqual(htmlAnswer(200, 'the shell', 'no-store'));
  expect(reports).toEqual([broken]);
});

test('The other values are read as they were when the board was read', async () => {
  const board = { value: [euro], isStale: false, readAt: new Timestamp(1, 2) };
  const asked: unknown[] = [];
  const { sources } = setUp({
    board: async () => board,
    resources: async (wanted, known) => {
      asked.push(known.readAt);
      return wanted.map(coinsEntry);
    },
  });
  await answerPage(at('/'), sources);
  expect(asked).toEqual([board.readAt]);
});
