import { foldWords } from '../fold-words.ts';

/** The header words of each column; case, accents and signs are ignored. */
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

const columnOf: ReadonlyMap<string, ImportColumn> = new Map(
  Object.entries(wordsOf).flatMap(([column, words]) =>
    words.map((word) => [foldWords(word), column as ImportColumn]),
  ),
);

/** The words that a message suggests for an unknown column. */
export const knownColumns = Object.values(wordsOf)
  .map(([french]) => french)
  .join(', ');

/** Returns the name of a column for messages about a file that lacks it. */
export function columnName(column: ImportColumn): string {
  return wordsOf[column][0];
}

/** Returns the column of a header or a JSON key; undefined when it is unknown. */
export function parseImportColumn(header: string): ImportColumn | undefined {
  return columnOf.get(foldWords(header));
}
