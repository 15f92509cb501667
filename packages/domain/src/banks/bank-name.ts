import type { Locale } from '../language/locale.ts';
import { bankByCode } from './bank.ts';
import type { BankCode } from './bank-code.ts';
import { ar } from './names/ar.ts';
import { en } from './names/en.ts';

type Names = Readonly<Partial<Record<BankCode, string>>>;
const names: Readonly<Record<Locale, Names>> = { fr: {}, ar, en };

/** The short name of a bank: "BIAT". */
export function bankName(code: BankCode, locale: Locale): string {
  return names[locale][code] ?? bankByCode(code).displayName;
}

/** The full name of a bank: "Banque Internationale Arabe de Tunisie". */
export function bankFullName(code: BankCode, locale: Locale): string {
  return names[locale][code] ?? bankByCode(code).fullName;
}

/** Returns the order of banks by their names in a language. */
export function bankNameOrder(locale: Locale): (a: BankCode, b: BankCode) => number {
  return (a, b) => bankName(a, locale).localeCompare(bankName(b, locale), locale);
}
