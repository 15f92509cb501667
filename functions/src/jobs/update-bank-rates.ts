import { publicationOn } from '@dinar/domain/days/publication';
import { utcDay } from '@dinar/domain/days/rate-date';
import { tunisHour } from '@dinar/domain/days/tunis-time';
import { verifiedBankPages } from '../sources/bank-table/bank-table-pages.ts';
import { parseBankTable } from '../sources/bank-table/parse-bank-table.ts';
import { htmlTypes } from '../sources/http/source-request.ts';
import type { Job } from './job.ts';
import { readSource } from './read-source.ts';
import { storeBoard } from './store-board.ts';
import { visitSources } from './visit-sources.ts';

/** From this hour in Tunis a bank that shows another day's rates has not published. */
const lateHour = 16;

/** Stores the counter rates that each verified bank publishes for the day. */
export const updateBankRates: Job = async (context) => {
  const today = utcDay(context.now());
  const day = context.date ?? today;
  const publication = publicationOn(day);
  if (publication === 'none') {
    context.log.info('No rates are published that day', { day });
    return { rows: 0 };
  }
  const isEarly = day === today && tunisHour(context.now()) < lateHour;
  const visits = verifiedBankPages.map((page) => {
    const request = { source: page.bankId, address: page.address, accepts: htmlTypes };
    const origin = { source: 'bank-page', name: page.bankId } as const;
    return {
      source: page.bankId,
      mayBeAbsent: publication === 'possible' || isEarly,
      run: () =>
        readSource(
          context,
          request,
          (body) => storeBoard(context, parseBankTable(body, page, day), origin),
          day,
        ),
    };
  });
  return visitSources(context, visits);
};
