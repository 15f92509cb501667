import type { HTMLElement } from 'node-html-parser';
import { ageInDays } from '../oracle/calendar.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { closestWhere, has, isNamed } from '../reading/ancestors.ts';
import { wordsOfDay } from '../reading/days-in-words.ts';
import { isOfRate } from '../reading/provenance.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt, unless } from './finding.ts';

/** The name of each source in texts for visitors. */
const names: Readonly<Record<string, RegExp>> = {
  bct: /Banque Centrale/,
  'bank-page': /site de la banque|Société Tunisienne de Banque/,
  import: /relevé/,
  'live-fx': /marché des changes|taux direct|ExchangeRate-API|exchange-api/,
  coingecko: /CoinGecko/,
  demo: /démo/i,
};

/** Checks that visitors can read every marked day and source, so that nothing is dated for machines alone. */
export function checkOrigins({ root }: ReadPage, known: KnownToday): Fault[] {
  return [
    ...root.querySelectorAll('[data-provenance]').flatMap((origin) =>
      faultsAt(
        'source in words',
        inOneLine(origin.text),
        unnamedSources(origin).map((source) => ['a number has its own source', source]),
      ),
    ),
    ...root.querySelectorAll('time[datetime]').flatMap((time) => {
      const isSaid = saysItsDay(time, known.today);
      const right = time.getAttribute('datetime') ?? '';
      const breaches = unless(isSaid, 'a number has its own day', right);
      return faultsAt('day in words', inOneLine(time.text), breaches);
    }),
  ];
}

/** Checks that the day of anything shown today is neither in the future nor more than seven days ago. */
export function checkAges({ root, past }: ReadPage, known: KnownToday): Fault[] {
  const right = `of the seven days up to ${known.today}`;
  return root
    .querySelectorAll('[data-provenance] time[datetime], tr time[datetime], li time[datetime]')
    .filter((time) => isOfRate(time) && closestWhere(time, (part) => part === past) === undefined)
    .flatMap((time) => {
      const day = time.getAttribute('datetime')?.slice(0, 10) ?? '';
      const age = ageInDays(day, known.today);
      const isRecent = age >= 0 && age <= 7;
      const breaches = unless(isRecent, 'no day is to come or too old', right);
      return faultsAt(day, inOneLine(time.text), breaches);
    });
}

function unnamedSources(origin: HTMLElement): string[] {
  const sources = origin.getAttribute('data-provenance')?.split(' ').filter(Boolean) ?? [];
  // The caption of a table is for screen readers: its section names the source.
  const panel =
    closestWhere(origin, has('data-result')) ?? closestWhere(origin, isNamed('section', 'form'));
  const said = origin.rawTagName === 'table' ? panel : origin;
  // A demonstration is marked once a panel.
  return sources.filter(
    (source) => !names[source]?.test((source === 'demo' && panel ? panel : said)?.text ?? ''),
  );
}

// Either a day, or an instant, of which the text has the day and the time in Tunisia.
function saysItsDay(time: HTMLElement, today: string): boolean {
  const written = time.getAttribute('datetime') ?? '';
  const text = inOneLine(time.text);
  const isInstant = written.includes('T');
  const local = isInstant ? new Date(Date.parse(written) + 3_600_000).toISOString() : written;
  const [said] = text.match(/\d\d:\d\d/) ?? [];
  if (isInstant && said !== undefined && said !== local.slice(11, 16)) return false;
  const day = local.slice(0, 10);
  // An hour alone is of today.
  if (/aujourd/i.test(text) || (!isInstant && /^\d\d:\d\d$/.test(text))) return day === today;
  return wordsOfDay(day).some((words) => text.includes(words));
}
