import { parseRateDate } from '@dinar/domain/days/rate-date';
import { tunisInstant } from '@dinar/domain/days/tunis-time';

const time = '(\\d{2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?';
const zone = '(?: ?(Z|[A-Z]{2,4}|[+-]\\d{2}:?\\d{2}))?';
const ofMail = new RegExp(
  `^(?:[A-Z][a-z]{2}, ?)?(\\d{1,2}) ([A-Z][a-z]{2}) (\\d{4}|\\d{2}) ${time}${zone}$`,
);
const ofIso = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})(?:[T ]${time}${zone})?$`);

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const zoneMinutes: Readonly<Record<string, number>> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  CET: 60,
  CEST: 120,
};
const tunisMinutes = 60;
const minuteMs = 60_000;

/**
 * Parses the instant of an article: an RFC 822 date, as RSS requires, or an ISO one. Without a zone it is the
 * time of Tunis. Undefined for any other notation, because 11/10/2026 may be in October or in November.
 * https://www.rssboard.org/rss-specification, https://www.rfc-editor.org/rfc/rfc822#section-5
 */
export function parsePublicationInstant(text: string): Date | undefined {
  const plain = text.replace(/\s+/g, ' ').trim();
  const mail = ofMail.exec(plain);
  if (mail) {
    const [, day = '', month = '', year = '', ...clock] = mail;
    const fullYear = year.length === 2 ? `20${year}` : year;
    const monthNumber = String(months.indexOf(month) + 1).padStart(2, '0');
    return instantOf(`${fullYear}-${monthNumber}-${day.padStart(2, '0')}`, clock);
  }
  const [, year, month, day, ...clock] = ofIso.exec(plain) ?? [];
  return year === undefined ? undefined : instantOf(`${year}-${month}-${day}`, clock);
}

type Clock = readonly (string | undefined)[];

function instantOf(text: string, [hour, minute, second, zoneText]: Clock): Date | undefined {
  const day = parseRateDate(text);
  const [hours, minutes, seconds] = [hour, minute, second].map((part) => Number(part ?? 0));
  const ahead = zoneText === undefined ? tunisMinutes : minutesAhead(zoneText);
  if (day === undefined || ahead === undefined) return undefined;
  if (hours === undefined || minutes === undefined || seconds === undefined) return undefined;
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  const ofDay = (hours * 60 + minutes + tunisMinutes - ahead) * minuteMs + seconds * 1000;
  return new Date(tunisInstant(day, 0).getTime() + ofDay);
}

function minutesAhead(text: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
  if (sign === undefined) return zoneMinutes[text];
  const ahead = Number(hours) * 60 + Number(minutes);
  return ahead > 14 * 60 || Number(minutes) > 59 ? undefined : sign === '-' ? -ahead : ahead;
}
