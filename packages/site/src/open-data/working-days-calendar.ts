import { closedBecause, isExpected } from '@dinar/domain/days/closed-because';
import { feastYears } from '@dinar/domain/days/public-holidays';
import { addDays } from '@dinar/domain/days/rate-date';
import { isWeekend } from '@dinar/domain/days/weekend';
import { hostOf, type SiteIdentity } from '../pages/site-identity.ts';
import { closedInWords } from '../texts/closed-in-words.ts';
import { daysOfYear } from './open-data-lists.ts';

// The last change of the table of holidays: the same table gives the same text.
const changedAt = '20261124T000000Z';

/**
 * The days other than weekends on which banks are closed, in every year whose feasts are known, as iCalendar.
 * A feast that depends on the moon is tentative. https://www.rfc-editor.org/rfc/rfc5545
 */
export function workingDaysCalendar(site: SiteIdentity): string {
  const days = feastYears.flatMap(daysOfYear);
  const events = days.flatMap((day) => {
    const reason = closedInWords(day, 'fr');
    if (reason === undefined || isWeekend(day)) return [];
    return [
      'BEGIN:VEVENT',
      `UID:${day}@${hostOf(site)}`,
      `DTSTAMP:${changedAt}`,
      `DTSTART;VALUE=DATE:${basic(day)}`,
      `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
      `SUMMARY:Banques fermées : ${escapeText(reason)}`,
      `STATUS:${isExpected(closedBecause(day)) ? 'TENTATIVE' : 'CONFIRMED'}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(site.name)}//Jours ouvrables//FR`,
    'X-WR-CALNAME:Fermetures des banques en Tunisie',
    'X-WR-TIMEZONE:Africa/Tunis',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function basic(day: string): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`);
}

// A line has at most 75 bytes; no character has more than 4.
function folded(line: string): string {
  return line.replace(/(?=.{19}).{18}/gu, '$&\r\n ');
}
