import { publicationOn } from '@dinar/domain/days/publication';
import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import type { SourceHealth } from '@dinar/domain/documents/health-document';
import { bctArchiveRequest } from '../sources/bct/bct-requests.ts';
import { storedCentralDays } from '../store/ingest/stored-central-days.ts';
import type { Job, JobContext, JobReport } from './job.ts';
import { expectationDays, lackingCurrencies } from './lacking-currencies.ts';
import { readSource } from './read-source.ts';
import { storeCentralPage } from './store-central-page.ts';
import { visitSources } from './visit-sources.ts';

const source = 'BCT archive';

/** The pause between two requests, because the archive is on a small site. */
const pauseMs = 2_000;

const usualBackfillDays = 30;

/** Fills the working days of a range that lack the central bank's rates; the last 30 days by default. */
export const backfillCentralRates: Job = (context) => {
  const to = context.date ?? addDays(utcDay(context.now()), -1);
  return fillCentralDays(context, context.from ?? addDays(to, -usualBackfillDays), to);
};

/**
 * Requests from the archive each day of a range that may have been published and lacks rates. Starts with
 * the earliest, so that each day is judged against the day before it. A refused day does not stop the next.
 */
export async function fillCentralDays(
  context: JobContext,
  from: RateDate,
  to: RateDate,
): Promise<JobReport> {
  const results: SourceHealth[] = [];
  for (const day of await lackingDays(context, from, to)) {
    if (results.length > 0) await context.sleep(pauseMs);
    const mayBeAbsent = publicationOn(day) === 'possible';
    const visit = { source, mayBeAbsent, run: () => readDay(context, day) };
    const { sources } = await visitSources(context, [visit]);
    results.push(...Object.values(sources ?? {}));
  }
  return summarize(results);
}

async function lackingDays(
  { db }: JobContext,
  from: RateDate,
  to: RateDate,
): Promise<readonly RateDate[]> {
  const stored = await storedCentralDays(db, addDays(from, -expectationDays), to);
  const days: RateDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isLacking = publicationOn(day) !== 'none' && lackingCurrencies(stored, day).length > 0;
    if (isLacking) days.push(day);
  }
  return days;
}

// Reads the expected rates again for each day, because the day before it may just have been filled.
async function readDay(context: JobContext, day: RateDate): Promise<SourceHealth> {
  const days = await storedCentralDays(context.db, addDays(day, -expectationDays), day);
  return readSource(context, bctArchiveRequest(day), (body) =>
    storeCentralPage(context, body, { day, days, source }),
  );
}

// Returns one record for all days, because a range may contain hundreds of them.
function summarize(all: readonly SourceHealth[]): JobReport {
  const results = all.filter(({ state }) => state !== 'waiting');
  if (results.length === 0) return { rows: 0 };
  const sum = (key: 'rows' | 'refused') => results.reduce((total, it) => total + it[key], 0);
  const failed = results.filter(({ state }) => state === 'failed');
  const reason = failed[0]?.reason ?? results.find((it) => it.reason !== undefined)?.reason;
  const count = failed.length === 0 ? '' : `${failed.length} jours sur ${results.length} : `;
  const rows = sum('rows');
  const state = rows > 0 ? 'stored' : failed.length > 0 ? 'failed' : 'unchanged';
  const text = reason === undefined ? {} : { reason: `${count}${reason}` };
  return { rows, sources: { [source]: { state, rows, refused: sum('refused'), ...text } } };
}
