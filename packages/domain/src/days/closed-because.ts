import { expectedFeasts } from './public-holidays.ts';
import { dayStart, type RateDate } from './rate-date.ts';

/**
 * The reason in French why Tunisian banks are expected to be closed on a day; undefined on a working day. A
 * feast is given at its calendar date and marked as expected: the sighting of the moon may move it by a day.
 */
export function closedBecause(day: RateDate): string | undefined {
  return feastOn(day) ?? holidays[day.slice(5)] ?? weekend[dayStart(day).getUTCDay()];
}

const weekend: Readonly<Record<number, string>> = { 0: 'dimanche', 6: 'samedi' };

const holidays: Readonly<Record<string, string>> = {
  '01-01': 'jour de l’an',
  '03-20': 'fête de l’Indépendance',
  '04-09': 'fête des Martyrs',
  '05-01': 'fête du Travail',
  '07-25': 'fête de la République',
  '08-13': 'fête de la Femme',
  '10-15': 'fête de l’Évacuation',
  '12-17': 'fête de la Révolution',
};

/** In the order of the feasts of a year, two days for each Aïd. */
const feasts = [
  'Aïd el-Fitr',
  'Aïd el-Fitr',
  'Aïd el-Idha',
  'Aïd el-Idha',
  'nouvel an de l’Hégire',
  'Mouled',
] as const;

function feastOn(day: RateDate): string | undefined {
  const name = feasts[expectedFeasts[day.slice(0, 4)]?.indexOf(day.slice(5)) ?? -1];
  return name && `${name}, date attendue`;
}
