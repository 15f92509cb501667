import { type BankCode, type BankSlug, parseBankCode } from './bank-code.ts';
import { type BankFacts, bankTable } from './bank-table.ts';

export interface Bank extends BankFacts {
  readonly code: BankCode;
  readonly slug: BankSlug;
}

const bankOf: ReadonlyMap<BankCode, Bank> = new Map(bankTable.map((row) => [row.code, row]));

/** The bank of a canonical code. */
export function bankByCode(code: BankCode): Bank {
  const bank = bankOf.get(code);
  if (bank === undefined) throw new RangeError(`No bank has the code ${code}`);
  return bank;
}

/** Finds the bank of an address by its slug; also accepts codes and aliases, in any case. */
export function bankBySlug(text: string): Bank | undefined {
  const code = parseBankCode(text);
  return code === undefined ? undefined : bankByCode(code);
}
