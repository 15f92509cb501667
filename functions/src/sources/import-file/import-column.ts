import { foldWords } from '../fold-words.ts';

/** The header words of each column; case, accents and signs are ignored. */
const wordsOf = {
  date: ['date', 'jour', 'day'],
  bank: ['banque', 'bank', 'bank id', 'bankid', 'code banque'],
  currency: [
    ...[
      'devise',
      'devises',
      'currency',
      'code',
      'code devise',
      'currency code',
      'currencycode',
      'sigle',
    ],
    'monnaie',
  ],
  /** The name beside a code, which must be of the same currency. */
  name: ['nom', 'désignation', 'libellé', 'nom de la devise'],
  unit: ['unité', 'unit', 'quotité', 'nominal'],
  purchase: [
    ...['achat', 'cours achat', "cours d'achat", "prix d'achat", 'cours acheteur', 'acheteur'],
    ...['achats', 'purchase', 'purchase rate', 'purchaserate', 'buy', 'buying'],
  ],
  sale: [
    ...['vente', 'cours vente', 'cours de vente', 'prix de vente', 'cours vendeur', 'vendeur'],
    ...['ventes', 'sale', 'sale rate', 'salerate', 'sell', 'selling'],
  ],
  mid: ['cours moyen', 'moyen', 'mid', 'mid rate', 'rate', 'valeur', 'value'],
  status: ['statut', 'status'],
} as const;

export type ImportColumn = keyof typeof wordsOf;

const columnOf: ReadonlyMap<string, ImportColumn> = new Map(
  Object.entries(wordsOf).flatMap(([column, words]) =>
    words.map((word) => [foldWords(word), column as ImportColumn]),
  ),
);

/** The columns that the form of the day shows beside the ones to fill in; they are not read. */
export const shownColumns = {
  lastPurchase: 'achat précédent',
  lastSale: 'vente précédente',
  central: 'moyen BCT',
  from: 'accepté de',
  to: 'accepté à',
} as const;

const shown: ReadonlySet<string> = new Set(Object.values(shownColumns).map(foldWords));

/** Whether a column of the form only informs, and is not read. */
export function isShownColumn(header: string): boolean {
  return shown.has(foldWords(header));
}

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
  return columnOf.get(foldWords(header).replace(/(?: (?:billets?|tnd|dt))+$/, ''));
}
