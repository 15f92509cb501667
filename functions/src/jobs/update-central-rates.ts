import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { tunisHour } from '@dinar/domain/days/tunis-time';
import { isWorkingDay } from '@dinar/domain/days/working-day';
import { bctArchiveRequest, bctTodayRequest } from '../sources/bct/bct-requests.ts';
import { parseBctPage } from '../sources/bct/parse-bct-page.ts';
import { storedCentralDays } from '../store/stored-central-days.ts';
import { fillCentralDays } from './fill-central-days.ts';
import type { Job, JobContext } from './job.ts';
import { readSource } from './read-source.ts';
import { storeBoard } from './store-board.ts';
import { type Visit, visitSources } from './visit-sources.ts';

/** From this hour in Tunis a page that is not there is a fault. */
const lateHour = 19;

const catchUpDays = 7;

/**
 * Stores the central bank's mid rates of the day, once they are published; with them, those of the
 * week's working days that are lacking.
 */
export const updateCentralRates: Job = async (context) => {
  const today = utcDay(context.now());
  const day = context.date ?? today;
  if (!isWorkingDay(day)) {
    context.log.info('No rates are published that day', { day });
    return { rows: 0 };
  }
  const stored = await storedCentralDays(context.db, day, day);
  if (stored.has(day)) {
    return { rows: 0, sources: { BCT: { state: 'unchanged', rows: 0, refused: 0 } } };
  }
  const report = await visitSources(context, [visitOf(context, day, today)]);
  if (context.date !== undefined || report.sources?.BCT?.state !== 'stored') return report;
  const lacking = await fillCentralDays(context, addDays(day, -catchUpDays), addDays(day, -1));
  return { rows: report.rows + lacking.rows, sources: { ...report.sources, ...lacking.sources } };
};

function visitOf(context: JobContext, day: RateDate, today: RateDate): Visit {
  const request = day === today ? bctTodayRequest : bctArchiveRequest(day);
  return {
    source: 'BCT',
    isEarly: day === today && tunisHour(context.now()) < lateHour,
    run: () =>
      readSource(
        context,
        request,
        (body) => storeBoard(context, parseBctPage(body, day), { source: 'bct', name: 'BCT' }),
        day,
      ),
  };
}
