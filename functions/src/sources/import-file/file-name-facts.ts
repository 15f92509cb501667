import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { printedDays } from '../bank-table/printed-day.ts';

/** The bank and the day in the name of a file: « BIAT 20-11-2026.txt »; undefined when it names none, or two. */
export function factsOfName(label: string): {
  readonly bank: BankCode | undefined;
  readonly date: RateDate | undefined;
} {
  const name = label.replace(/^.*\//, '').replace(/\.\w{1,5}$/, '');
  const days = printedDays(name.replace(/_/g, ' '));
  return { bank: bankInWords(name), date: days.length === 1 ? days[0] : undefined };
}

/**
 * Returns the only bank in a text; a name of several words is looked up before a word that is another bank's.
 */
export function bankInWords(text: string): BankCode | undefined {
  const words = text
    .replace(/\([^)]*\)|[\d/]+/g, ' ')
    .split(/[\s_.,-]+/)
    .filter(Boolean);
  for (let length = Math.min(words.length, 6); length > 0; length -= 1) {
    const found = words.flatMap((_, index) => {
      const part = words.slice(index, index + length);
      return part.length < length
        ? []
        : (parseBankCode(part.join(' ')) ?? parseBankCode(part.join('-')) ?? []);
    });
    if (found.length > 0) return new Set(found).size === 1 ? found[0] : undefined;
  }
  return undefined;
}
