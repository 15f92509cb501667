import type { RateDate } from '@dinar/domain/days/rate-date';
import { htmlTypes, type SourceRequest } from '../http/source-request.ts';

const site = 'https://www.bct.gov.tn/bct/siteprod';

/** The request for the page of the latest published day. */
export const bctTodayRequest: SourceRequest = {
  source: 'BCT',
  address: `${site}/cours.jsp`,
  accepts: htmlTypes,
};

/**
 * Returns the request for the archive's page of a day. Without the Referer of its own form the archive
 * answers with an error.
 */
export function bctArchiveRequest(day: RateDate): SourceRequest {
  return {
    source: 'BCT',
    address: `${site}/cours_archiv.jsp`,
    form: { input: day, langue: '_AN' },
    headers: { referer: `${site}/cours_archive.jsp` },
    accepts: htmlTypes,
  };
}
