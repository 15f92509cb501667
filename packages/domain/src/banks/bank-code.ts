import { bankTable } from './bank-table.ts';

export type BankCode = (typeof bankTable)[number]['code'];

export type BankSlug = (typeof bankTable)[number]['slug'];

/** The central bank. Its rows are mid rates, not purchase or sale rates of a counter. */
export const centralBankCode = 'BCTN' satisfies BankCode;

export type CommercialBankCode = Exclude<BankCode, typeof centralBankCode>;

/** The banks with exchange counters, in the order of the registry. */
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

/** Finds a bank by code, alias, slug or name; ignores case, accents and spaces. */
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
