import type { BankTablePage } from './bank-table-page.ts';
import { stb } from './stb.ts';

/** A bank's page, and whether someone has compared what is read from it with what it shows. */
export interface BankPageEntry {
  readonly page: BankTablePage;
  /** The day of that comparison, YYYY-MM-DD; without one the page is not read. */
  readonly verifiedOn?: string;
}

/** Every bank page described so far. docs/sources.md says how to add and verify one. */
export const bankTablePages: readonly BankPageEntry[] = [{ page: stb, verifiedOn: '2026-08-21' }];

/** The pages that are read on schedule. */
export const verifiedBankPages: readonly BankTablePage[] = bankTablePages
  .filter(({ verifiedOn }) => verifiedOn !== undefined)
  .map(({ page }) => page);
