import { parseBankCode } from '@dinar/domain/banks/bank-code';
import { currencyOfWords } from '../bank-table/currency-words.ts';
import { printedDays } from '../bank-table/printed-day.ts';
import { numberOf, printedUnit, withoutDinars } from '../quoted-rate.ts';
import type { FileRecord, ImportRow, ParsedFile } from './import-row.ts';

const fewestRows = 2;

/**
 * Reads rows copied from a page without their header: a currency, perhaps a day, a bank and a unit, and two prices,
 * of which the lower is taken for the purchase. Undefined when a row with numbers differs, or both orders occur.
 */
export function readHeaderless(records: readonly FileRecord[]): ParsedFile | undefined {
  const read = records.map(readRecord);
  const rows = read.flatMap((row) => (row === undefined || row === 'note' ? [] : [row]));
  if (rows.length < fewestRows || read.includes(undefined)) return undefined;
  const isSaleFirst = rows.every(({ first, second }) => numberOf(first) >= numberOf(second));
  const isPurchaseFirst = rows.every(({ first, second }) => numberOf(first) <= numberOf(second));
  if (!isSaleFirst && !isPurchaseFirst) return undefined;
  return {
    rows: rows.map((row) => importRow(row, isPurchaseFirst)),
    problems: [],
    above: records
      .filter((_, index) => read[index] === 'note')
      .map(({ record }) => record.join(' ')),
    doubts: ['Aucun titre de colonne : l’achat est pris pour le plus bas des deux prix.'],
  };
}

interface CopiedRow {
  readonly line: number;
  readonly date: string | undefined;
  readonly bank: string | undefined;
  readonly currency: string;
  readonly unit: string | undefined;
  readonly first: string;
  readonly second: string;
}

function readRecord({ record, line }: FileRecord): CopiedRow | 'note' | undefined {
  const cells = record.filter((text) => text !== '');
  const currencies = new Set(cells.flatMap((text) => currencyOfWords(text) ?? []));
  const [currency] = currencies;
  const numbers = cells.filter((text) => !Number.isNaN(numberOf(text)));
  if (currency === undefined) return numbers.length === 0 ? 'note' : undefined;
  if (currencies.size > 1) return undefined;
  const printed = numbers.length === 3 ? printedUnit(numbers[0] ?? '') : undefined;
  const [first, second] = numbers.length === 3 ? numbers.slice(1) : numbers;
  const isWhole = numbers.length === 2 || (numbers.length === 3 && printed !== undefined);
  if (!isWhole || first === undefined || second === undefined) return undefined;
  const unit = printed === undefined ? undefined : String(printed);
  return {
    line,
    currency,
    unit,
    first: withoutDinars(first),
    second: withoutDinars(second),
    date: cells.find((text) => printedDays(text).length > 0),
    bank: cells.find((text) => parseBankCode(text) !== undefined),
  };
}

function importRow(
  { line, date, bank, currency, unit, first, second }: CopiedRow,
  inOrder: boolean,
): ImportRow {
  const field = (text: string, name: string) => ({ text, name, line });
  return {
    line,
    fields: {
      ...(date !== undefined && { date: field(date, 'date') }),
      ...(bank !== undefined && { bank: field(bank, 'banque') }),
      currency: field(currency, 'devise'),
      ...(unit !== undefined && { unit: field(unit, 'unité') }),
      purchase: field(inOrder ? first : second, 'achat'),
      sale: field(inOrder ? second : first, 'vente'),
    },
  };
}
