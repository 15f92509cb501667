import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { readPage } from '../read-page.ts';
import type { BankPage } from './bank-page.ts';
import { proposeCells } from './propose-cells.ts';
import { proposeDay } from './propose-day.ts';
import { proposeTable } from './propose-table.ts';

export interface Proposal {
  readonly page: BankPage;
  readonly doubts: readonly string[];
}

/** A page may keep the rates of another day where no visitor sees them. */
const hiddenElements = '[hidden], [style*="display:none"], [style*="display: none"]';

/**
 * Proposes a description of a page from its headers, otherwise from its cells; returns undefined when no
 * rates are found. Throws SourceError when the page cannot be parsed.
 */
export function proposePage(
  body: string,
  bankId: CommercialBankCode,
  address = 'https://adresse-de-la-page.example/',
): Proposal | undefined {
  const root = readPage(body, bankId);
  for (const hidden of root.querySelectorAll(hiddenElements)) hidden.remove();
  const found = proposeTable(root) ?? proposeCells(root);
  if (found === undefined) return undefined;
  const { doubts, count, ...layout } = found;
  const day = proposeDay(root);
  const page: BankPage = {
    bankId,
    address,
    ...layout,
    day,
    minimumRows: Math.max(3, Math.floor(count * 0.75)),
  };
  return { page, doubts: [`L’adresse est-elle ${address} ?`, ...doubts] };
}
