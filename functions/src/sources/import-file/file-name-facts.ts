import { bankByCode } from '@dinar/domain/banks/bank';
import { type BankCode, commercialBankCodes, parseBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { printedDays } from '../bank-table/printed-day.ts';
import { foldWords } from '../fold-words.ts';

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
      return part.length < length ? [] : (bankNamed(part) ?? []);
    });
    if (found.length > 0) return new Set(found).size === 1 ? found[0] : undefined;
  }
  return undefined;
}

function bankNamed(words: readonly string[]): BankCode | undefined {
  const name = words.join(' ');
  return parseBankCode(name) ?? parseBankCode(words.join('-')) ?? bankStarting(name);
}

/** A name cut short, such as « Attijari » or « La Poste », when only one bank's begins with it. */
function bankStarting(name: string): BankCode | undefined {
  const start = `${foldWords(name)} `;
  if (start.length < 5 || start === 'banque ') return undefined;
  const found = commercialBankCodes.filter((code) =>
    foldWords(bankByCode(code).displayName).startsWith(start),
  );
  return found.length === 1 ? found[0] : undefined;
}
