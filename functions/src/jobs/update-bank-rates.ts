import { publicationOn } from '@dinar/domain/days/publication';
import { utcDay } from '@dinar/domain/days/rate-date';
import { tunisHour } from '@dinar/domain/days/tunis-time';
import { type VerifiedPage, verifiedBankPages } from '../sources/bank-table/bank-pages.ts';
import { htmlTypes } from '../sources/http/source-request.ts';
import { storeBankPage } from '../store/source-pages/store-bank-page.ts';
import type { Job } from './job.ts';
import { readSource } from './read-source.ts';
import { visitSources } from './visit-sources.ts';

/** From this hour in Tunis it is a fault that a bank's page shows another day's rates. */
const lateHour = 16;

/** A job that stores the counter rates that these banks publish for the day. */
export function bankRatesJob(pages: readonly VerifiedPage[]): Job {
  return async (context) => {
    const today = utcDay(context.now());
    const day = context.date ?? today;
    const publication = publicationOn(day);
    if (publication === 'none') {
      context.log.info('No rates are published that day', { day });
      return { rows: 0 };
    }
    const isEarly = day === today && tunisHour(context.now()) < lateHour;
    const visits = pages.map((verified) => {
      const { bankId: source, address, authority } = verified.page;
      const trust = authority === undefined ? {} : { authority };
      const request = { source, address, accepts: htmlTypes, ...trust };
      return {
        source,
        mayBeAbsent: publication === 'possible' || isEarly,
        run: () =>
          readSource(context, request, (body, version) =>
            storeBankPage(context, verified, body, { day, lastModified: version?.lastModified }),
          ),
      };
    });
    return visitSources(context, visits);
  };
}

/** Stores the counter rates that each verified bank publishes for the day. */
export const updateBankRates = bankRatesJob(verifiedBankPages);
