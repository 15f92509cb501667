import { foldWords } from '../../sources/fold-words.ts';

/** What a column can hold, and the header words that say so; case, accents and signs are ignored. */
const wordsOf = {
  date: ['date', 'jour', 'day'],
  bank: ['banque', 'bank', 'bank id', 'bankid', 'code banque'],
  currency: [
    'devise',
    'currency',
    'code',
    'code devise',
    'currency code',
    'currencycode',
    'sigle',
    'monnaie',
  ],
  unit: ['unité', 'unit'],
  purchase: ['achat', 'cours achat', 'purchase', 'purchase rate', 'purchaserate', 'buy'],
  sale: ['vente', 'cours vente', 'sale', 'sale rate', 'salerate', 'sell'],
  mid: ['cours moyen', 'moyen', 'mid', 'mid rate', 'rate', 'valeur', 'value'],
  status: ['statut', 'status'],
} as const;

export type ImportColumn = keyof typeof wordsOf;

const columnOf: ReadonlyMap<string, ImportColumn> = new Map([
  ...entries('date'),
  ...entries('bank'),
  ...entries('currency'),
  ...entries('unit'),
  ...entries('purchase'),
  ...entries('sale'),
  ...entries('mid'),
  ...entries('status'),
]);

/** The words a message can offer when one is not understood. */
export const knownColumns = Object.values(wordsOf)
  .map(([french]) => french)
  .join(', ');

/** The column a header or a JSON key names. */
export function parseImportColumn(header: string): ImportColumn | undefined {
  return columnOf.get(foldWords(header));
}

function entries(column: ImportColumn): [string, ImportColumn][] {
  return wordsOf[column].map((words) => [foldWords(words), column]);
}
