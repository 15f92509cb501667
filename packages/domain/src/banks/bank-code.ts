import { bankTable } from './bank-table.ts';

export type BankCode = (typeof bankTable)[number]['code'];

export type BankSlug = (typeof bankTable)[number]['slug'];

/** The central bank: its rows are mid rates, never a counter's purchase or sale. */
export const centralBankCode = 'BCTN' satisfies BankCode;

export type CommercialBankCode = Exclude<BankCode, typeof centralBankCode>;

/** The banks one can change money at, in the registry's order. */
export const commercialBankCodes: readonly CommercialBankCode[] = bankTable
  .map((row) => row.code)
  .filter((code) => code !== centralBankCode);

const codeByKey: ReadonlyMap<string, BankCode> = new Map(
  bankTable.flatMap((row) =>
    [row.code, ...row.aliases, row.slug, row.displayName, row.fullName].map(
      (name) => [bankKey(name), row.code] as const,
    ),
  ),
);

/** Finds a bank by code, alias, slug or name, whatever the case, accents and blanks. */
export function parseBankCode(text: string): BankCode | undefined {
  return codeByKey.get(bankKey(text));
}

function bankKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
