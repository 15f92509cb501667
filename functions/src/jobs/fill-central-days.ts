import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { isWorkingDay } from '@dinar/domain/days/working-day';
import type { SourceHealth } from '@dinar/domain/documents/health-document';
import { bctArchiveRequest } from '../sources/bct/bct-requests.ts';
import { parseBctPage } from '../sources/bct/parse-bct-page.ts';
import { storedCentralDays } from '../store/stored-central-days.ts';
import type { JobContext, JobReport } from './job.ts';
import { readSource } from './read-source.ts';
import { storeBoard } from './store-board.ts';
import { visitSources } from './visit-sources.ts';

const source = 'BCT archive';

/** Between two days asked for: the archive is a small site's. */
const pauseMs = 2_000;

/**
 * Asks the archive for each working day of a range whose mid rates are lacking, the earliest
 * first, so that each is judged against the one before it. A day refused does not stop the next.
 */
export async function fillCentralDays(
  context: JobContext,
  from: RateDate,
  to: RateDate,
): Promise<JobReport> {
  const stored = await storedCentralDays(context.db, from, to);
  const lacking = workingDaysOf(from, to).filter((day) => !stored.has(day));
  const results: SourceHealth[] = [];
  for (const [index, day] of lacking.entries()) {
    if (index > 0) await context.sleep(pauseMs);
    const visit = { source, run: () => readDay(context, day) };
    const { sources } = await visitSources(context, [visit]);
    results.push(...Object.values(sources ?? {}));
  }
  return summarize(results);
}

function workingDaysOf(from: RateDate, to: RateDate): RateDate[] {
  const days: RateDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) days.push(day);
  return days;
}

function readDay(context: JobContext, day: RateDate): Promise<SourceHealth> {
  return readSource(context, bctArchiveRequest(day), (body) =>
    storeBoard(context, parseBctPage(body, day), { source: 'bct', name: source }),
  );
}

// One record for all the days: a range may hold hundreds of them.
function summarize(results: readonly SourceHealth[]): JobReport {
  if (results.length === 0) return { rows: 0 };
  const sum = (key: 'rows' | 'refused') => results.reduce((total, it) => total + it[key], 0);
  const failed = results.filter(({ state }) => state === 'failed');
  const reason = failed[0]?.reason ?? results.find((it) => it.reason !== undefined)?.reason;
  const count = failed.length === 0 ? '' : `${failed.length} of ${results.length} days: `;
  const rows = sum('rows');
  const state = rows > 0 ? 'stored' : failed.length > 0 ? 'failed' : 'unchanged';
  const text = reason === undefined ? {} : { reason: `${count}${reason}` };
  return { rows, sources: { [source]: { state, rows, refused: sum('refused'), ...text } } };
}
