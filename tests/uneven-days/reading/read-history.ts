import type { HTMLElement } from 'node-html-parser';
import { daysInWords, withoutDays } from './days-in-words.ts';
import { inOneLine, numbersIn, type ShownNumber } from './read-number.ts';

/** One day of the past as a page shows it: the rate, then the best purchase and the best sale. */
export interface PastDay {
  readonly day: string;
  readonly value: ShownNumber | undefined;
  readonly best: readonly ShownNumber[];
  readonly text: string;
}

/** The values that the axis of its curve names, from below. */
export function axisOf(history: HTMLElement): ShownNumber[] {
  return history.querySelectorAll('text').flatMap((tick) => numbersIn(inOneLine(tick.text)));
}

/** The part of a page that shows the past of a currency. */
export function historyIn(main: HTMLElement): HTMLElement | undefined {
  return main
    .querySelectorAll('section')
    .find((section) => section.querySelector('h2')?.text.startsWith('Évolution'));
}

/** Every day that the past shows, of its table and of its words. */
export function pastDays(history: HTMLElement): PastDay[] {
  const rows = history.querySelectorAll('tbody tr').map((row) => {
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

const day = String.raw`\d{1,2}(?:er)? [a-zéû]+ \d{4}`;
const dayPattern = new RegExp(
  `${day} : [\\d,]+ TND(?: \\(achat [\\d,]+, vente [\\d,]+\\))?|[\\d,]+ TND le [a-z]+ ${day}`,
  'g',
);
