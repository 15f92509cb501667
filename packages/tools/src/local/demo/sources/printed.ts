import type { RateDate } from '@dinar/domain/days/rate-date';
import { decimal } from '@dinar/domain/money/decimal';

/** A rate as Tunisian pages print it: for so many units, with a decimal comma. */
export function printedRate(rateForOne: number, unit: number): string {
  return decimal(rateForOne).times(unit).toFixed().replace('.', ',');
}

/** A day as they print it: dd/mm/yyyy. */
export function formatDayInFigures(day: RateDate): string {
  return day.split('-').reverse().join('/');
}
