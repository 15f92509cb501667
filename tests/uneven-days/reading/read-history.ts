import type { HTMLElement } from 'node-html-parser';
import { daysInWords, withoutDays } from './days-in-words.ts';
import { inOneLine, numbersIn, type ShownNumber } from './read-number.ts';

/** One day of the history as a page shows it: the rate, then the best purchase and the best sale. */
export interface PastDay {
  readonly day: string;
  readonly value: ShownNumber | undefined;
  readonly best: readonly ShownNumber[];
  readonly text: string;
}

/** The values on the axis of the curve, from below. */
export function axisOf(history: HTMLElement): ShownNumber[] {
  return history.querySelectorAll('text').flatMap((tick) => numbersIn(inOneLine(tick.text)));
}

/** The part of a page that shows the history of a currency. */
export function historyIn(main: HTMLElement): HTMLElement | undefined {
  return main.querySelectorAll('section').find((section) => section.hasAttribute('data-past'));
}

/** Every day that the history shows, in its table and in its text. */
export function pastDays(history: HTMLElement): PastDay[] {
  const rows = history.querySelectorAll('tbody tr:not([data-gap])').map((row) => {
    const day = row.querySelector('time')?.getAttribute('datetime') ?? '';
    const [value, ...best] = row
      .querySelectorAll('td')
      .flatMap((cell) => numbersIn(inOneLine(cell.text)));
    return { day, value, best, text: inOneLine(row.text) };
  });
  const words = [...inOneLine(history.text).matchAll(dayPattern)].map(([text]) => {
    const [day = ''] = daysInWords(text);
    const [value, ...best] = numbersIn(withoutDays(text));
    return { day, value, best, text };
  });
  return [...rows, ...words];
}

/** Consecutive days without a rate in a history, and the reason. */
export interface PastGap {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const reasons = { 'week-end': 'weekend', 'jour férié': 'holiday', 'non publié': 'unpublished' };

/** The gaps in a history's table, by its words. */
export function pastGaps(history: HTMLElement): PastGap[] {
  return history.querySelectorAll('tbody tr[data-gap]').map((row) => {
    const days = row.querySelectorAll('time').map((time) => time.getAttribute('datetime') ?? '');
    const words = inOneLine(row.querySelector('td')?.text ?? '');
    const reason = Object.entries(reasons).find(([said]) => said === words)?.[1] ?? words;
    return { from: days[0] ?? '', to: days.at(-1) ?? '', reason };
  });
}

/** The number of days without a rate in a history's legend, by reason. */
export function countedAbsences(history: HTMLElement): ReadonlyMap<string, number> {
  const counted = history.querySelectorAll('[data-absence]').map((part) => {
    const [count] = numbersIn(inOneLine(part.text));
    return [part.getAttribute('data-absence') ?? '', count?.value.toNumber() ?? 0] as const;
  });
  return new Map(counted);
}

/** The lowest or the highest day that a history names. */
export function pastExtreme(history: HTMLElement, name: 'low' | 'high'): PastDay | undefined {
  const part = history.querySelector(`[data-extreme="${name}"]`);
  if (!part) return undefined;
  const text = inOneLine(part.text);
  const [named = ''] = daysInWords(text);
  const [value] = numbersIn(withoutDays(text));
  return { day: named, value, best: [], text };
}

const day = String.raw`\d{1,2}(?:er)? [a-zéû]+ \d{4}`;
const dayPattern = new RegExp(
  `${day} : [\\d,]+ TND(?: \\(achat [\\d,]+, vente [\\d,]+\\))?|${day} : achat [\\d,]+ vente [\\d,]+ TND|[\\d,]+ TND le [a-z]+ ${day}`,
  'g',
);
