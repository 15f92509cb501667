import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';

/** The day of the privacy policy and of the terms. */
export const legalDate: RateDate = dayOf('2024-01-15');

/** The day of the accessibility statement. */
export const statementDate: RateDate = dayOf('2026-11-26');

/** The day on which every source of the rules of exchange was read. */
export const rulesReadOn: RateDate = dayOf('2026-11-24');

function dayOf(text: string): RateDate {
  const day = parseRateDate(text);
  if (day === undefined) throw new RangeError(`${text} is no day`);
  return day;
}
