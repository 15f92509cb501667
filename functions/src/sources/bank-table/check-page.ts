import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { judgeMagnitude, judgePair } from '@dinar/domain/rates/plausible-rate';
import { matching } from '../fold-words.ts';
import { readPage } from '../read-page.ts';
import { SourceError } from '../source-error.ts';
import { type BankPage, columnsOf } from './bank-page.ts';
import type { PrintedRow } from './printed-row.ts';
import { proposeDay } from './propose-day.ts';
import { type BankPageReading, readBankPage } from './read-bank-page.ts';

/** One row with its cells. A row with a problem, in French, is rejected. */
export interface CheckedRow {
  readonly row: PrintedRow;
  readonly problem?: string;
}

export type CheckedPage =
  | {
      readonly ok: true;
      readonly reading: BankPageReading;
      readonly rows: readonly CheckedRow[];
      /** Parts that the description still lacks, in French. */
      readonly lacks: readonly string[];
    }
  | { readonly ok: false; readonly refusal: string };

/** Reads a saved page as the site would, without the checks that need other rates. */
export function checkPage(body: string, page: BankPage): CheckedPage {
  try {
    const reading = readBankPage(body, page);
    const rows = reading.rows.map(checkedRow);
    return { ok: true, reading, rows, lacks: lacksOf(reading, page, body) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { ok: false, refusal: `${error.seen}.` };
  }
}

function checkedRow(row: PrintedRow): CheckedRow {
  const problem = row.fault ?? implausible(row);
  return problem === undefined ? { row } : { row, problem };
}

function implausible({ currency = '', purchaseRate, saleRate }: PrintedRow): string | undefined {
  if (purchaseRate === undefined || saleRate === undefined) return undefined;
  const code = parseForeignCurrencyCode(currency);
  if (code === undefined) return `${currency} n’est pas une devise connue du site.`;
  const pair = judgePair({ purchaseRate, saleRate });
  return (pair ?? judgeMagnitude(code, purchaseRate) ?? judgeMagnitude(code, saleRate))?.problem;
}

function lacksOf({ header, rows }: BankPageReading, page: BankPage, body: string): string[] {
  const read = columnsOf(page).flatMap((column) =>
    'words' in column ? matching(header, column.words) : 'index' in column ? [column.index] : [],
  );
  const isPlaced = page.rows.kind !== 'rows';
  const unread = isPlaced
    ? header.filter((text, index) => text !== '' && !read.includes(index))
    : [];
  const unknown = rows.flatMap(({ currency, cells }) =>
    currency === undefined ? [cells.join(' | ')] : [],
  );
  return [
    ...unread.map((text) => `La colonne « ${text} » n’est pas lue.`),
    ...unknown.map(
      (text) => `Devise inconnue : « ${text} » ; ajoutez ses mots à « names », s’il le faut.`,
    ),
    ...(page.columns.unit
      ? []
      : ['Aucune colonne d’unité : celles d’usage sont prises, à comparer.']),
    ...dayLacks[page.day.kind],
    ...(page.day.kind === 'unprinted' ? dayHints(body, page) : []),
  ];
}

function dayHints(body: string, { bankId }: BankPage): string[] {
  const day = proposeDay(readPage(body, bankId));
  return day.kind === 'unprinted'
    ? []
    : [`La page porte pourtant un jour : essayez "day": ${JSON.stringify(day)}.`];
}

const dayLacks: Readonly<Record<BankPage['day']['kind'], readonly string[]>> = {
  page: [],
  row: [],
  'last-modified': [
    'Le jour est celui de la réponse du serveur : une page enregistrée ne l’a pas.',
  ],
  unprinted: ['Aucun jour imprimé : des cours qui ont changé seront du jour de leur lecture.'],
};
