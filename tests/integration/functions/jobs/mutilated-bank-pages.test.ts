import { day } from '@dinar/domain/testing/rate-arbitraries';
import { bankRatesJob } from '@dinar/functions/jobs/update-bank-rates';
import { readBankPage } from '@dinar/functions/sources/bank-table/read-bank-page';
import { candidateOf } from '@dinar/functions/sources/bank-table/take-bank-page';
import {
  mutilatedPages,
  nextDay,
  type Outcome,
} from '@dinar/functions/sources/bank-table/testing/bank-page-mutilations';
import { midsOf, pricesOf } from '@dinar/functions/sources/bank-table/testing/page-rates';
import type { ShapedPage } from '@dinar/functions/sources/bank-table/testing/shaped-pages';
import { failureAdvice } from '@dinar/functions/sources/failure-advice';
import { applyApproval } from '@dinar/functions/store/imports/apply-approval';
import { importId } from '@dinar/functions/store/imports/dropped-file';
import { takeDroppedFile } from '@dinar/functions/store/imports/take-dropped-file';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobContext } from '../job-context.ts';
import { openJobBench } from './open-job-bench.ts';

const bench = await openJobBench();
const [thursday, friday] = [day('2026-11-12'), day('2026-11-13')];
const lastModified = 'Fri, 13 Nov 2026 08:30:00 GMT';

async function read({ page }: ShapedPage, body: string, modified: string, on = friday) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'last-modified': modified };
  return bench.run('bank-rates', {
    job: bankRatesJob([{ page, verifiedOn: day('2026-10-01') }]),
    now: new Date(`${on}T16:30:00Z`),
    fetch: async () => new Response(body, { headers }),
  });
}

/** Drops the page as a file, confirms it if the site asks for that, and returns what its document says. */
async function drop({ page }: ShapedPage, body: string): Promise<string> {
  const pages = [{ page, verifiedOn: '2026-10-01' }];
  const bytes = Buffer.from(body);
  const now = new Date(`${friday}T16:30:00Z`);
  const name = `${page.bankId}.html`;
  const file = { name, label: name, generation: '1', bytes: bytes.length, droppedAt: now };
  const { log } = jobContext(bench.db, now);
  const context = { now, pages, log, readBytes: async () => bytes, authId: undefined };
  await takeDroppedFile(bench.db, file, context);
  const ref = bench.db.collection('imports').doc(importId(file));
  if ((await ref.get()).get('approved') === false) {
    await ref.update({ approved: true, by: 'Amel' });
    await applyApproval(ref, context);
  }
  const { answer, lines, status } = (await ref.get()).data() ?? {};
  expect(['pris', 'refusé']).toContain(status);
  await ref.delete();
  return [answer, ...lines].join('\n');
}

/** Returns what the letters of a fetched page say of the page, without the advice. */
function seenIn(letters: readonly unknown[], outcome: Outcome): readonly string[] {
  if (typeof outcome !== 'string') return outcome.says;
  // An empty file is none of a page.
  if (outcome === 'empty-body') return ['est vide'];
  const found = letters as readonly Letter[];
  const advice = Object.values(failureAdvice);
  return found.map(({ detail }) => {
    const own = advice.find((text) => detail.endsWith(text)) ?? '';
    return detail.slice(0, detail.length - own.length).trim();
  });
}

async function storedPrices() {
  const ofFriday = bench.db.collection('bank-rates').where('date', '==', friday);
  return pricesOf((await ofFriday.get()).docs.map((row) => row.data()));
}

// Every mutilation is judged in functions/src/store/source-pages/mutilated-pages.test.ts, without a store; here one
// in five, another fifth for each shape.
const storedPages = mutilatedPages.map(({ mutilations, ...mutilated }, shape) => ({
  ...mutilated,
  mutilations: mutilations.filter((_, index) => (index + shape) % 5 === 0),
}));

describe.each(storedPages)('The page of $shape', ({ mutilations, ...mutilated }) => {
  const bank = mutilated.page.bankId;
  const shapePath = `system/source-cache/bank-pages/${bank}`;
  const body = nextDay(mutilated);
  const good = readBankPage(body, mutilated.page).rows.flatMap((row) =>
    candidateOf(row, mutilated.page, friday),
  );
  let shape: FirebaseFirestore.DocumentData = {};

  // Stores Thursday's central bank rates and Thursday's page, whose shape is the reference for Friday's.
  beforeAll(async () => {
    await bench.clear();
    const now = new Date(`${thursday}T17:30:00Z`);
    const mids = midsOf(good, thursday);
    const { refused } = await ingestRates(bench.db, mids, { now, source: 'bct' });
    expect(refused).toEqual([]);
    const modified = 'Thu, 12 Nov 2026 08:30:00 GMT';
    const { ok } = await read(mutilated, mutilated.body, modified, thursday);
    expect(ok).toBe(true);
    shape = (await bench.db.doc(shapePath).get()).data() ?? {};
  });

  async function forgetFriday() {
    const letters = await bench.db.collection('system/dead-letters/sources').get();
    const rows = await bench.db.collection('bank-rates').where('date', '==', friday).get();
    await Promise.all([...letters.docs, ...rows.docs].map(({ ref }) => ref.delete()));
    await bench.db.doc(shapePath).set(shape);
  }

  test('is stored whole without a mutilation', async () => {
    const { ok } = await read(mutilated, body, lastModified);
    expect(ok).toBe(true);
    expect(await storedPrices()).toEqual(pricesOf(good));
    await forgetFriday();
  });

  test.each(mutilations)(
    'with $what is refused or held back by name, fetched or dropped',
    async ({ edit, outcome, lastModified: modified }) => {
      const edited = edit(body);
      expect(edited).not.toBe(body);
      await read(mutilated, edited, modified ?? lastModified);
      const letters = Object.values(await bench.contents('system/dead-letters/sources'));
      const stored = await storedPrices();
      await forgetFriday();
      const verdict = typeof outcome === 'string' ? {} : pricesOf(good, outcome.lacks);
      expect({ ...says(letters, outcome), stored }).toEqual({
        ...expected(outcome),
        stored: verdict,
      });
      // A file does not have the header of an answer.
      if (modified !== undefined) return;
      const words = await drop(mutilated, edited);
      const dropped = await storedPrices();
      await forgetFriday();
      expect({ dropped, words }).toEqual({ dropped: verdict, words });
      for (const seen of seenIn(letters, outcome)) expect(words).toContain(seen);
    },
  );
});

interface Letter {
  readonly code: string;
  readonly detail: string;
}

function says(letters: readonly unknown[], outcome: Outcome) {
  const found = letters as readonly Letter[];
  if (typeof outcome === 'string') return { codes: found.map(({ code }) => code) };
  const detail = found.map((letter) => letter.detail).join(' ');
  return { named: outcome.says.filter((words) => detail.includes(words)) };
}

function expected(outcome: Outcome) {
  return typeof outcome === 'string' ? { codes: [outcome] } : { named: outcome.says };
}
