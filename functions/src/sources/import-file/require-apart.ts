import { cutText } from '../cut-text.ts';
import type { FileRecord } from './import-row.ts';
import { UnusableFileError } from './unusable-file-error.ts';

const price = /(?<![\d.,])\d{1,3}[.,]\d{3,4}(?![\d.,])/g;

/**
 * Throws UnusableFileError for a row whose words and prices are in one cell: it would be taken for a note, and left
 * out without a word.
 */
export function requireApart(records: readonly FileRecord[], file: string): void {
  for (const { record, line } of records) {
    const [text = '', ...others] = record.filter((value) => value !== '');
    const prices = text.match(price) ?? [];
    if (others.length > 0 || prices.length < 2 || !/\p{L}{2}/u.test(text)) continue;
    throw new UnusableFileError(
      `${file}, ligne ${line} : « ${cutText(text, 60)} » est dans une seule case ; mettez chaque valeur dans la sienne.`,
    );
  }
}
