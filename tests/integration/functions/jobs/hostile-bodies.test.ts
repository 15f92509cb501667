import { day } from '@dinar/domain/testing/rate-arbitraries';
import type { JobName } from '@dinar/functions/schedules/job-table';
import {
  type Answer,
  respond,
  startSourceServer,
} from '@dinar/functions/sources/http/testing/source-server';
import { rebuildEverything } from '@dinar/functions/store/reconcile/rebuild-everything';
import { bctBody } from '@dinar/tools/local/demo/sources/bct-body';
import { coinGeckoBody } from '@dinar/tools/local/demo/sources/coingecko-body';
import { newsBody } from '@dinar/tools/local/demo/sources/news-body';
import { openErApiBody } from '@dinar/tools/local/demo/sources/open-er-api-body';
import { stbBody } from '@dinar/tools/local/demo/sources/stb-body';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJobBench, thursday } from './open-job-bench.ts';

const friday = day('2026-11-20');
const now = new Date('2026-11-20T18:30:00Z');
const shown = ['bank-rates', 'rates-stats', 'rate-history', 'bank-snapshots', 'coins', 'news'];

const html = 'text/html; charset=utf-8';
const json = 'application/json';
const rss = 'application/rss+xml';
const errorPage = '<!DOCTYPE html><html><body><h1>Service indisponible</h1></body></html>';

const bench = await openJobBench();
const server = await startSourceServer();

// Thursday's data are stored and shown. The sources fail on Friday evening.
beforeAll(async () => {
  for (const name of ['central-bank', 'bank-rates', 'live-rates', 'crypto', 'news'] as const) {
    const { ok } = await bench.run(name);
    if (!ok) throw new Error(`The good bodies of ${name} were not taken`);
  }
  await rebuildEverything(bench.db, thursday);
});
afterAll(() => server.close());

interface Source {
  readonly job: JobName;
  readonly type: string;
  readonly good: string;
  /** Bodies that the adapter reads and the stored rates refute; others are in the tests of the adapters and of fetching. */
  readonly implausible: Readonly<Record<string, string>>;
}

const central = bctBody(friday);
const bank = stbBody(friday);
const live = openErApiBody(friday);
const coins = coinGeckoBody(now);
const news = newsBody('kapitalis', now);
const tenTimes = (body: string) => body.replace(/(\d),(\d)(\d*)</g, '$1$2,$3<');

const sources: readonly Source[] = [
  {
    job: 'central-bank',
    type: html,
    good: central,
    implausible: {
      'of other units': central.replaceAll('>1<', '>10<'),
      'of ten times the rates': tenTimes(central),
    },
  },
  {
    job: 'bank-rates',
    type: html,
    good: bank,
    implausible: {
      'of ten times the rates': tenTimes(bank),
    },
  },
  {
    job: 'live-rates',
    type: json,
    good: live,
    implausible: {
      'a little off everywhere': live.replace(/:(0\.\d+)/g, (_, rate) => `:${0.9 * Number(rate)}`),
    },
  },
  { job: 'crypto', type: json, good: coins, implausible: {} },
  { job: 'news', type: rss, good: news, implausible: {} },
];

async function expectNothingTaken(job: JobName, answer: Answer): Promise<void> {
  const before = await bench.contents(...shown);
  server.answer(answer);
  const result = await bench.run(job, { now, fetch: server.fetch });
  expect(server.requests.length).toBeGreaterThan(0);
  expect(result).toMatchObject({ ok: false, report: { rows: 0 } });
  expect(await bench.contents(...shown)).toEqual(before);
  const { error } = Object(await bench.health(job));
  expect(error).toMatch(/^\S+ : .+\.$/);
  expect(error.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\b(?:the|is|not|of|no|under)\b/i);
  const { size } = await bench.db
    .collection('system/dead-letters/sources')
    .where('runId', '==', result.runId)
    .get();
  expect(size).toBe(Object.keys(result.report.sources ?? {}).length);
}

describe.each(sources)('$job', ({ job, type, good, implausible }) => {
  const bodies: Readonly<Record<string, Answer>> = {
    'that is an HTML error page': respond(errorPage, html),
    'that is an HTML error page under the right name': respond(errorPage, type),
    'with status 500': respond(good, type, 500),
    ...Object.fromEntries(
      Object.entries(implausible).map(([what, body]) => {
        if (body === good) throw new Error(`${job}: the body ${what} is the good one`);
        return [what, respond(body, type)];
      }),
    ),
  };

  test.each(Object.keys(bodies))(
    'refuses a body %s with a reason, stores nothing',
    async (what) => {
      const answer = bodies[what];
      if (answer === undefined) throw new Error(`No body ${what}`);
      await expectNothingTaken(job, answer);
    },
  );
});

test('An unknown currency is refused by name; the rest of the board is stored', async () => {
  server.answer(respond(bank.replace('data-codedevise="EUR"', 'data-codedevise="XYZ"'), html));
  expect(await bench.run('bank-rates', { now, fetch: server.fetch })).toMatchObject({
    ok: true,
    report: {
      sources: {
        STBK: {
          state: 'stored',
          refused: 1,
          reason:
            'La page n’a plus EUR. XYZ est nouvelle dans la page : elle sera prise à partir du jour suivant.',
        },
      },
    },
  });
  const stored = await bench.contents('bank-rates');
  expect(stored['bank-rates/2026-11-20_STBK_USD']).toBeDefined();
  expect(stored['bank-rates/2026-11-20_STBK_EUR']).toBeUndefined();
  expect(Object.keys(stored).filter((path) => path.includes('XYZ'))).toEqual([]);
});

test('One rate that jumps is refused by name; the others are stored', async () => {
  const jumped = live.replace(/"TRY":([\d.]+)/, (_, rate) => `"TRY":${2 * Number(rate)}`);
  const before = await bench.contents('rates-stats');
  server.answer(respond(jumped, json));
  const { report } = await bench.run('live-rates', { now, fetch: server.fetch });
  expect(report.sources).toMatchObject({ 'open-er-api': { state: 'stored', refused: 1 } });
  const after = await bench.contents('rates-stats');
  expect(after['rates-stats/TRY']).toEqual(before['rates-stats/TRY']);
  expect(after['rates-stats/EUR']).toMatchObject({ live_rate: { date: '2026-11-20' } });
});

test('Once the sources are good again, each job stores their rates', async () => {
  for (const { job, type, good } of sources) {
    const later = new Date(now.getTime() + 600_000);
    const fresh = job === 'crypto' ? coinGeckoBody(later) : good;
    server.answer(respond(fresh, type));
    expect(await bench.run(job, { now: later, fetch: server.fetch })).toMatchObject({ ok: true });
  }
});
