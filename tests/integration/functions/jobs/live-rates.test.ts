import { dayStart } from '@dinar/domain/days/rate-date';
import { liveFxSources } from '@dinar/functions/sources/live-fx/live-fx-sources';
import { simulatedMid } from '@dinar/tools/local/demo/simulated-market';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { openJobBench, thursday, unreachable } from './open-job-bench.ts';

const bench = await openJobBench();
beforeEach(() => bench.clear());

const perDinar = {
  eur: 0.295,
  usd: 0.344,
  gbp: 0.2546,
  chf: 0.27,
  cad: 0.47,
  jpy: 54.3,
  aed: 1.25,
  sar: 1.28,
  kwd: 0.1047,
  qar: 1.244,
  tnd: 1,
  btc: 0.0000038,
};

test('The job stores the first source’s rates; the same again changes nothing', async () => {
  expect(await bench.run('live-rates')).toMatchObject({
    ok: true,
    report: { rows: 22, sources: { 'open-er-api': { state: 'stored', rows: 22 } } },
  });
  const stored = await bench.contents('rates-stats', 'rate-history');
  expect(stored['rates-stats/EUR']).toMatchObject({
    live_rate: {
      value: Number(simulatedMid('EUR', thursday).toFixed(6)),
      date: '2026-11-19',
      at: Timestamp.fromDate(dayStart(thursday)),
      provider: 'open-er-api',
      source: 'live-fx',
    },
  });
  const again = await bench.run('live-rates', { now: new Date('2026-11-19T18:05:00Z') });
  expect(again).toMatchObject({ ok: true, report: { rows: 0 } });
  expect(await bench.contents('rates-stats', 'rate-history')).toEqual(stored);
});

test('The job requests each fallback in its order, and fails when none of them answers', async () => {
  const down: string[] = ['open.er-api.com'];
  const fallbacks: typeof fetch = async (input, init) => {
    const { hostname, pathname } = new URL(String(input));
    if (down.includes(hostname)) return new Response('down', { status: 503 });
    if (pathname.endsWith('/tnd.json')) return Response.json({ date: '2026-11-19', tnd: perDinar });
    return unreachable(input, init);
  };
  const sourcesOf = async () => {
    const { ok, report } = await bench.run('live-rates', { fetch: fallbacks });
    const states = Object.entries(report.sources ?? {}).map(([name, it]) => `${name} ${it.state}`);
    return { ok, states };
  };
  expect(await sourcesOf()).toEqual({
    ok: true,
    states: ['open-er-api failed', 'currency-api-cdn stored'],
  });
  const { 'rates-stats/EUR': euro } = await bench.contents('rates-stats');
  expect(euro).toMatchObject({ live_rate: { date: '2026-11-19', provider: 'currency-api' } });
  expect(euro).not.toHaveProperty('live_rate.at');
  await bench.clear();
  down.push(...liveFxSources.map(({ request }) => new URL(request.address).hostname));
  expect(await sourcesOf()).toEqual({
    ok: false,
    states: liveFxSources.map(({ name }) => `${name} failed`),
  });
  expect(await bench.contents('rates-stats')).toEqual({});
});
