import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { isWeekend } from '@dinar/domain/days/weekend';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { reconcileAggregates } from '@dinar/functions/jobs/reconcile-aggregates';
import { goodBodies } from '@dinar/functions/sources/testing/source-bodies';
import { rebuildEverything } from '@dinar/functions/store/reconcile/rebuild-everything';
import { beforeEach, expect, test } from 'vitest';
import { jobContext } from '../job-context.ts';
import { evening, openJobBench, thursday } from './open-job-bench.ts';

const bench = await openJobBench();
beforeEach(() => bench.clear());

const recording = goodBodies.bct;

/** The recorded page moved to a day; its rates move by a thousandth a day. */
function pageOf(shown: RateDate): string {
  const inFigures = shown.split('-').reverse().join('/');
  return recording
    .replaceAll('12/11/2026', inFigures)
    .replaceAll('3,4000<', `3,4${shown.slice(8)}0<`);
}

interface Archive {
  readonly asked: string[];
  readonly fetch: typeof fetch;
}

/**
 * The archive behind its own form: on a weekend and on a holiday it shows the day before. `answer` may
 * replace its answer for a day.
 */
function archive(
  holidays: readonly string[] = [],
  answer: (asked: RateDate) => Response | undefined = () => undefined,
): Archive {
  const asked: string[] = [];
  return {
    asked,
    fetch: async (_, init) => {
      const wanted = day(new URLSearchParams(String(init?.body)).get('input') ?? '');
      asked.push(wanted);
      let shown = wanted;
      while (isWeekend(shown) || holidays.includes(shown)) shown = addDays(shown, -1);
      return answer(wanted) ?? page(pageOf(shown));
    },
  };
}

function page(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function pointsOf(id: string): Promise<Record<string, Record<string, unknown>>> {
  return (await bench.db.doc(`rate-history/${id}`).get()).get('points') ?? {};
}

const december = { from: day('2004-12-01'), date: day('2004-12-31') };

test('The archive is read month by month into the histories, each weekday once, with a pause before each', async () => {
  const lines: string[] = [];
  const { asked, fetch } = archive();
  const result = await bench.run('central-bank-archive', {
    from: day('2004-12-01'),
    date: day('2005-01-31'),
    fetch,
    progress: (line) => lines.push(line),
  });
  expect(result).toMatchObject({
    ok: true,
    report: { rows: 44 * 20, sources: { 'BCT archive': { state: 'stored', refused: 0 } } },
  });
  expect(lines).toEqual([
    '2004-12 : 23 jours lus, 0 sans cours dans l’archive, 460 cours écrits, 0 refus.',
    '2005-01 : 21 jours lus, 0 sans cours dans l’archive, 420 cours écrits, 0 refus.',
  ]);
  expect(asked).toHaveLength(44);
  expect(asked.filter((each) => isWeekend(day(each)))).toEqual([]);
  expect(bench.pauses).toEqual(asked.map(() => 2000));
  expect((await pointsOf('EUR_2004'))['12-07']).toMatchObject({ archived: 3.407, central: null });
  expect(Object.keys(await pointsOf('USD_2005'))).toHaveLength(21);
  expect(await bench.contents('bank-rates')).toEqual({});
});

test('An interrupted command resumes where it stopped: whole months are not requested again', async () => {
  const first = archive([], (asked) => {
    if (asked >= '2005-02-10') throw new TypeError('fetch failed');
    return undefined;
  });
  const range = { from: day('2004-12-01'), date: day('2005-03-31') };
  const broken = await bench.run('central-bank-archive', { ...range, fetch: first.fetch });
  expect(broken).toMatchObject({
    ok: false,
    error: expect.stringContaining('Arrêté au 2005-02-10.'),
    report: { rows: (23 + 21 + 7) * 20 },
  });
  const second = archive();
  const resumed = await bench.run('central-bank-archive', { ...range, fetch: second.fetch });
  expect(resumed).toMatchObject({ ok: true, report: { rows: (13 + 23) * 20 } });
  expect(second.asked[0]).toBe('2005-02-10');
  const third = archive();
  await bench.run('central-bank-archive', { ...range, fetch: third.fetch });
  expect(third.asked).toEqual([]);
});

test('A run killed between two days loses only the current month', async () => {
  const killed = archive([], (asked) => {
    if (asked === '2005-01-14') throw new RangeError('killed');
    return undefined;
  });
  const range = { from: day('2004-12-01'), date: day('2005-01-31') };
  const dies = async () => {
    throw new RangeError('killed');
  };
  let pauses = 0;
  const sleep = async () => {
    pauses += 1;
    if (pauses > 30) await dies();
  };
  await expect(
    bench.run('central-bank-archive', { ...range, fetch: killed.fetch, sleep }),
  ).rejects.toThrow('killed');
  const again = archive();
  expect(await bench.run('central-bank-archive', { ...range, fetch: again.fetch })).toMatchObject({
    report: { rows: 420 },
  });
  expect(again.asked[0]).toBe('2005-01-03');
});

test('A holiday answered with the day before has no rate, and is not requested again', async () => {
  const holidays = ['2004-12-24', '2004-12-31'];
  const { fetch } = archive(holidays);
  expect(await bench.run('central-bank-archive', { ...december, fetch })).toMatchObject({
    ok: true,
    report: { rows: 21 * 20, sources: { 'BCT archive': { refused: 0 } } },
  });
  expect(Object.keys(await pointsOf('EUR_2004'))).not.toContain('12-24');
  const again = archive(holidays);
  await bench.run('central-bank-archive', { ...december, fetch: again.fetch });
  expect(again.asked).toEqual([]);
});

test('A day of the last week that the archive lacks is requested again', async () => {
  const range = { from: day('2026-11-17'), date: day('2026-11-18') };
  const none = archive([], () => page(`${recording}Exhausted Resultset`));
  expect(await bench.run('central-bank-archive', { ...range, fetch: none.fetch })).toMatchObject({
    ok: true,
    report: { rows: 0 },
  });
  const later = archive();
  await bench.run('central-bank-archive', { ...range, fetch: later.fetch });
  expect(later.asked).toEqual(['2026-11-17', '2026-11-18']);
});

test('A page that has changed is refused by name; after three in a row requests end', async () => {
  const { asked, fetch } = archive([], (wanted) =>
    wanted >= '2004-12-06'
      ? page(pageOf(wanted).replaceAll('Valeur', 'Cours acheteur'))
      : undefined,
  );
  const result = await bench.run('central-bank-archive', { ...december, fetch });
  expect(result).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^Arrêté au 2004-12-08\. BCT : .*colonne/),
    report: { rows: 3 * 20 },
  });
  expect(asked.at(-1)).toBe('2004-12-08');
  expect(Object.keys(await pointsOf('EUR_2004')).sort()).toEqual(['12-01', '12-02', '12-03']);
});

test('A rate that the one rule refuses is held back by name; a page of which a quarter is, altogether', async () => {
  const odd = archive([], (wanted) => {
    if (wanted === '2004-12-02') return page(pageOf(wanted).replace(/3,4020/, '3,9020'));
    if (wanted === '2004-12-03') {
      return page(
        pageOf(wanted).replace(/<div align='right'>1<\/div>/g, "<div align='right'>10</div>"),
      );
    }
    return undefined;
  });
  const range = { from: day('2004-12-01'), date: day('2004-12-06') };
  const { report } = await bench.run('central-bank-archive', { ...range, fetch: odd.fetch });
  expect(report.sources?.['BCT archive']?.reason).toContain(
    '2004-12-02 EUR : 3,391 est à plus de 5 % du cours moyen de la BCT : 3,902.',
  );
  expect(Object.keys(await pointsOf('EUR_2004')).sort()).toEqual(['12-01', '12-06']);
  expect(Object.keys(await pointsOf('USD_2004')).sort()).toEqual(['12-01', '12-02', '12-06']);
  expect(Object.keys(await pointsOf('SEK_2004')).sort()).toEqual(['12-01', '12-02', '12-06']);
});

test('Other values in histories are kept, and no upkeep removes the archive’s rates', async () => {
  await bench.run('central-bank', { date: day('2026-11-12') });
  const live = { central: null, live: 3.39, bestBuy: null, bestSell: null };
  await bench.db.doc('rate-history/EUR_2026').set({ points: { '11-10': live } });
  const range = { from: day('2026-10-01'), date: day('2026-11-11') };
  await bench.run('central-bank-archive', { ...range, fetch: archive().fetch });
  expect((await pointsOf('EUR_2026'))['11-10']).toEqual({ ...live, archived: 3.41 });
  await rebuildEverything(bench.db, thursday);
  const settled = await pointsOf('EUR_2026');
  expect(settled['11-10']).toEqual({ ...live, archived: 3.41 });
  expect(settled['10-01']).toMatchObject({ archived: 3.401 });
  for (let night = 0; night < 4; night += 1) {
    const context = jobContext(bench.db, evening);
    expect(await reconcileAggregates(context)).toEqual({ rows: 0 });
  }
  expect(await pointsOf('EUR_2026')).toEqual(settled);
});
