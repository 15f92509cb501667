import type { HTMLElement } from 'node-html-parser';
import { decimalNumbersIn, inOneLine, type ShownNumber } from './read-number.ts';

/** A row for a currency that a bank does not publish. */
export interface IndicativeRow {
  readonly currency: string;
  readonly text: string;
  readonly numbers: readonly ShownNumber[];
  readonly isMarked: boolean;
  /** Whether it has a trend, a day or a source, like a published rate. */
  readonly looksPublished: boolean;
}

/** The rows of a page that are samples. */
export function indicativeRows(root: HTMLElement): IndicativeRow[] {
  return root.querySelectorAll('tr[data-kind=indicative]').map((row) => {
    const text = inOneLine(row.text);
    return {
      currency: row.querySelector('th strong')?.text.trim() ?? '',
      text,
      numbers: row.querySelectorAll('td').flatMap((cell) => decimalNumbersIn(inOneLine(cell.text))),
      isMarked: /indicatif/i.test(text),
      looksPublished:
        row.querySelector('time, [data-provenance], [data-figure], [data-direction]') !== null,
    };
  });
}
