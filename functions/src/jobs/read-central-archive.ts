import { addDays, parseRateDate, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { isWeekend } from '@dinar/domain/days/weekend';
import type { SourceHealth } from '@dinar/domain/documents/health-document';
import { bctArchiveRequest } from '../sources/bct/bct-requests.ts';
import { parseBctPage } from '../sources/bct/parse-bct-page.ts';
import type { CentralCandidate } from '../sources/candidate-rate.ts';
import { failureOf } from '../sources/failure-advice.ts';
import { FetchError } from '../sources/http/fetch-error.ts';
import { SourceError } from '../sources/source-error.ts';
import { readKnownDays } from '../store/archive/archive-month.ts';
import { storeArchiveMonth } from '../store/archive/store-archive-month.ts';
import { daysOfMonth, type Month } from '../store/reconcile/reconciled-days.ts';
import { maxRefusedShare } from '../store/source-pages/max-refused-share.ts';
import type { Job, JobContext } from './job.ts';
import { fetchSource, shortened } from './read-source.ts';

const source = 'BCT archive';

/** The month in which the archive begins. */
export const archiveStart = '2004-12-01';

/** The pause between two requests, because the archive is on a small site. */
const pauseMs = 2_000;

/** A more recent day may still be published or corrected. */
const finalAfterDays = 7;

/** This many refused pages in a row mean that the page has changed, not that a single day is unusual. */
const mostRefusedInARow = 3;

/**
 * Reads the central bank's archive into the histories, month by month, the earliest first. Skips the days
 * that are stored or known to be absent from the archive, so the same command resumes after an
 * interruption, at the start of the interrupted month. Stops when the source is unreachable or has changed.
 */
export const readCentralArchive: Job = async (context) => {
  const yesterday = addDays(utcDay(context.now()), -1);
  const { from = parseRateDate(archiveStart) ?? yesterday, date: asked = yesterday } = context;
  const to = asked < yesterday ? asked : yesterday;
  const total: Total = { rows: 0, refused: [], stopped: undefined, refusedInARow: 0 };
  for (const month of monthsOf(from, to)) {
    const span = daysOfMonth(month);
    const days = weekdays(span.from < from ? from : span.from, span.to > to ? to : span.to);
    await readMonth(context, month, days, total);
    if (total.stopped) break;
  }
  return { rows: total.rows, sources: { [source]: healthOf(total) } };
};

interface Total {
  rows: number;
  readonly refused: string[];
  /** The reason why the job stopped early. */
  stopped:
    | { readonly reason: string; readonly code: SourceError['code'] | FetchError['code'] }
    | undefined;
  refusedInARow: number;
}

async function readMonth(
  context: JobContext,
  month: Month,
  days: readonly RateDate[],
  total: Total,
): Promise<void> {
  const known = await readKnownDays(context.db, month, days);
  const lacking = days.filter((day) => !known.stored.has(day) && !known.absent.has(day));
  if (lacking.length === 0) return;
  const pages: CentralCandidate[][] = [];
  const absent: RateDate[] = [];
  const refusedBefore = total.refused.length;
  for (const day of lacking) {
    const found = await readDay(context, day);
    if (found.kind === 'read') pages.push([...found.rates]);
    if (found.kind === 'absent') absent.push(day);
    if (found.kind === 'failed') total.refused.push(`${day} : ${found.error.message}`);
    total.refusedInARow = found.kind === 'failed' ? total.refusedInARow + 1 : 0;
    const isEnd = found.kind === 'failed' && found.error instanceof FetchError;
    if (found.kind === 'failed' && (isEnd || total.refusedInARow >= mostRefusedInARow)) {
      total.stopped = {
        reason: `Arrêté au ${day}. ${found.error.message}`,
        code: found.error.code,
      };
      break;
    }
  }
  const lastFinal = addDays(utcDay(context.now()), -finalAfterDays);
  const missing = absent.filter((day) => day <= lastFinal);
  const { written, refused } = await storeArchiveMonth(
    context.db,
    { month, rates: pages.flat(), absent: missing },
    { now: context.now(), maxRefusedShare },
  );
  total.rows += written;
  total.refused.push(...refused);
  const refusedCount = total.refused.length - refusedBefore;
  context.log.info('Archive month read', { month, days: pages.length, written, refusedCount });
  context.progress?.(
    `${month} : ${pages.length} jours lus, ${absent.length} sans cours dans l’archive, ${written} cours écrits, ${refusedCount} refus.`,
  );
}

type ArchiveDay =
  | { readonly kind: 'read'; readonly rates: readonly CentralCandidate[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly error: SourceError | FetchError };

async function readDay(context: JobContext, day: RateDate): Promise<ArchiveDay> {
  if (!context.isDemonstration) await context.sleep(pauseMs);
  try {
    const page = await fetchSource(context, bctArchiveRequest(day));
    const text = page.kind === 'page' ? page.text : '';
    return { kind: 'read', rates: parseBctPage(text, day).rates };
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof FetchError)) throw error;
    // For a day without rates the archive returns no data or shows a neighbouring day.
    const isAbsent = error.code === 'wrong-day' || error.code === 'no-data';
    return isAbsent ? { kind: 'absent' } : { kind: 'failed', error };
  }
}

function healthOf({ rows, refused, stopped }: Total): SourceHealth {
  const state = stopped ? 'failed' : rows > 0 ? 'stored' : 'unchanged';
  const texts = [...(stopped ? [stopped.reason] : []), ...[...refused].sort()];
  const reason = texts.length === 0 ? {} : { reason: shortened(texts.join(' ')) };
  const failure = stopped ? { failure: failureOf(stopped.code) } : {};
  return { state, rows, refused: refused.length, ...reason, ...failure };
}

function monthsOf(from: RateDate, to: RateDate): Month[] {
  const months: Month[] = [];
  for (let day = from; day <= to; day = addDays(daysOfMonth(day.slice(0, 7)).to, 1)) {
    months.push(day.slice(0, 7));
  }
  return months;
}

// Includes holidays, which differed in other years: the archive returns no rates for them.
function weekdays(from: RateDate, to: RateDate): RateDate[] {
  const days: RateDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isWeekend(day)) days.push(day);
  return days;
}
