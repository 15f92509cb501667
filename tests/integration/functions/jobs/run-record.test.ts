import { beforeEach, describe, expect, test } from 'vitest';
import { evening, openJobBench, unreachable } from './open-job-bench.ts';

const bench = await openJobBench();
beforeEach(() => bench.clear());

describe('The record of a run', () => {
  test('keeps the last success through later failures, and records their reasons', async () => {
    await bench.run('crypto');
    const later = new Date(evening.getTime() + 300_000);
    await bench.run('crypto', { now: later, fetch: unreachable });
    const record = await bench.health('crypto');
    expect(record).toMatchObject({
      rows: 0,
      error:
        'coingecko : aucune réponse entière (ENOTFOUND). La source n’a pas pu être jointe ; la prochaine lecture essaiera de nouveau.',
      sources: { coingecko: { state: 'failed', rows: 0, refused: 0 } },
    });
    const instants = { lastRunAt: later, lastSuccessAt: evening };
    for (const [name, instant] of Object.entries(instants)) {
      const stored = (await bench.db.doc('system/health').get()).get(`jobs.crypto.${name}`);
      expect(stored.toDate()).toEqual(instant);
    }
  });

  test('is not replaced by that of a run begun before it', async () => {
    await bench.run('crypto');
    const record = await bench.health('crypto');
    const earlier = new Date(evening.getTime() - 300_000);
    await bench.run('crypto', { now: earlier, fetch: unreachable });
    expect(await bench.health('crypto')).toEqual(record);
  });
});
