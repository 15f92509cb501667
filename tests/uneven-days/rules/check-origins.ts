import type { HTMLElement } from 'node-html-parser';
import type { KnownToday } from '../oracle/known-today.ts';
import { closestWhere, has, isNamed } from '../reading/ancestors.ts';
import { wordsOfDay } from '../reading/days-in-words.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Fault, Rule } from './finding.ts';

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
export function checkOrigins(page: ReadPage, known: KnownToday): Fault[] {
  const fault = (rule: Rule, place: string, element: HTMLElement, right: string) => ({
    rule,
    place,
    text: inOneLine(element.text),
    right,
  });
  return [
    ...page.root
      .querySelectorAll('[data-provenance]')
      .flatMap((origin) =>
        unnamedSources(origin).map((source) =>
          fault('a number has its own source', 'source in words', origin, source),
        ),
      ),
    ...page.root
      .querySelectorAll('time[datetime]')
      .filter((time) => !saysItsDay(time, known.today))
      .map((time) =>
        fault(
          'a number has its own day',
          'day in words',
          time,
          time.getAttribute('datetime') ?? '',
        ),
      ),
  ];
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
