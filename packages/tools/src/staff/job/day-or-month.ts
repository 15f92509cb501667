import { parseFrenchDay } from '@dinar/domain/days/french-day';
import { addDays, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { CommandOption } from '../../command/command.ts';
import { misuse, option } from '../../command/options.ts';

/** Returns an option for a day, or for a month, which `dayOf` converts to one of its days. */
export function dayOrMonth(
  about: string,
  dayOf: (month: string) => RateDate,
): CommandOption<RateDate | undefined> {
  return option('AAAA-MM[-JJ]', about, (given, name) => {
    const ofMonth = parseRateDate(`${given}-01`) && dayOf(given);
    const found = ofMonth ?? parseRateDate(given) ?? parseFrenchDay(given);
    if (found !== undefined) return found;
    throw misuse(`${name} attend un jour ou un mois, AAAA-MM-JJ ou AAAA-MM, et non « ${given} ».`);
  });
}

/** Returns the first day of a month, 'YYYY-MM'; throws RangeError when it is not a month. */
export function firstDay(month: string): RateDate {
  const day = parseRateDate(`${month}-01`);
  if (day === undefined) throw new RangeError(`${month} is no month`);
  return day;
}

/** Returns the last day of a month, 'YYYY-MM'; throws RangeError when it is not a month. */
export function lastDay(month: string): RateDate {
  return addDays(firstDay(addDays(firstDay(month), 31).slice(0, 7)), -1);
}
