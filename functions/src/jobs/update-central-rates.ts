import { publicationOn } from '@dinar/domain/days/publication';
import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { tunisHour } from '@dinar/domain/days/tunis-time';
import { jobRhythms } from '@dinar/domain/schedules/job-rhythm';
import { lastRunOn } from '@dinar/domain/schedules/late-since';
import { bctArchiveRequest, bctTodayRequest } from '../sources/bct/bct-requests.ts';
import { type CentralDays, storedCentralDays } from '../store/ingest/stored-central-days.ts';
import { fillCentralDays } from './fill-central-days.ts';
import type { Job, JobContext } from './job.ts';
import { expectationDays, lackingCurrencies } from './lacking-currencies.ts';
import { readSource } from './read-source.ts';
import { storeCentralPage } from './store-central-page.ts';
import { type Visit, visitSources } from './visit-sources.ts';

const source = 'BCT';

/** From this hour in Tunis it is a fault that the page is missing. */
const lateHour = 19;

const catchUpDays = 7;

/**
 * Stores the central bank's mid rates of the day once they are published, and then those of the missing
 * days of the week before. A complete day is requested only by the last run of the day, because the bank
 * makes corrections; the day of a manual run is always requested.
 */
export const updateCentralRates: Job = async (context) => {
  const day = context.date ?? utcDay(context.now());
  const isByHand = context.date !== undefined;
  if (!isByHand && publicationOn(day) === 'none') {
    context.log.info('No rates are published that day', { day });
    return { rows: 0 };
  }
  const days = await storedCentralDays(context.db, addDays(day, -expectationDays), day);
  const isWhole = lackingCurrencies(days, day).length === 0;
  if (isWhole && !isByHand && !isLastRun(context, day)) {
    return { rows: 0, sources: { [source]: { state: 'unchanged', rows: 0, refused: 0 } } };
  }
  const report = await visitSources(context, [visitOf(context, day, days)]);
  if (isByHand || report.sources?.[source]?.state !== 'stored') return report;
  const lacking = await fillCentralDays(context, addDays(day, -catchUpDays), addDays(day, -1));
  return { rows: report.rows + lacking.rows, sources: { ...report.sources, ...lacking.sources } };
};

function isLastRun({ now }: JobContext, day: RateDate): boolean {
  const lastRun = lastRunOn(jobRhythms['central-bank'], day);
  return lastRun !== undefined && now() >= lastRun;
}

function visitOf(context: JobContext, day: RateDate, days: CentralDays): Visit {
  const isToday = day === utcDay(context.now());
  const request = isToday ? bctTodayRequest : bctArchiveRequest(day);
  const isEarly = isToday && tunisHour(context.now()) < lateHour;
  const run = () =>
    readSource(context, request, (body) => storeCentralPage(context, body, { day, days, source }));
  return { source, mayBeAbsent: publicationOn(day) === 'possible' || isEarly, run };
}
