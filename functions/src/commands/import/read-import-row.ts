import {
  type BankCode,
  type CommercialBankCode,
  centralBankCode,
  parseBankCode,
} from '@dinar/domain/banks/bank-code';
import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { CandidateRate } from '../../sources/candidate-rate.ts';
import { parseFrenchDay } from '../../sources/french-day.ts';
import { rateForOneUnit } from '../../sources/quoted-rate.ts';
import type { ImportColumn } from './import-column.ts';
import type { ImportRow, RowProblem } from './import-row.ts';

/** What the command line says of rows that do not. */
export interface RowDefaults {
  readonly date?: RateDate;
  readonly bank?: BankCode;
}

export type ReadRow =
  | { readonly ok: true; readonly candidate: CandidateRate }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** Makes a candidate of a row, or says of each field why it cannot be read. */
export function readImportRow(row: ImportRow, defaults: RowDefaults): ReadRow {
  const reader = new FieldReader(row);
  const date = reader.read('date', readDay, 'no day; write YYYY-MM-DD', defaults.date);
  const bankId = reader.read('bank', parseBankCode, 'no bank we know', defaults.bank);
  const currency = reader.read('currency', parseForeignCurrencyCode, 'no foreign currency we know');
  const status = reader.read('status', readStatus, 'neither 1 nor 0', 1);
  const rates = bankId === centralBankCode ? readMid(reader) : readSides(reader, bankId);
  if (
    reader.problems.length > 0 ||
    date === undefined ||
    currency === undefined ||
    status === undefined ||
    rates === undefined
  ) {
    return { ok: false, problems: reader.problems };
  }
  return { ok: true, candidate: { date, currency, status, ...rates } };
}

function readMid(reader: FieldReader) {
  const rate = reader.rate('mid', 'the central bank has a mid rate; give a moyen');
  return rate === undefined ? undefined : ({ bankId: centralBankCode, rate } as const);
}

function readSides(reader: FieldReader, bankId: CommercialBankCode | undefined) {
  if (bankId !== undefined && reader.has('mid')) {
    return reader.refuse(
      'mid',
      `only the central bank has one; give ${bankId} an achat and a vente`,
    );
  }
  const [purchaseRate, saleRate] = [reader.rate('purchase'), reader.rate('sale')];
  return bankId === undefined || purchaseRate === undefined || saleRate === undefined
    ? undefined
    : { bankId, purchaseRate, saleRate };
}

/** Reads the fields of one row and gathers what is wrong with them. */
class FieldReader {
  readonly problems: RowProblem[] = [];
  readonly #row: ImportRow;

  constructor(row: ImportRow) {
    this.#row = row;
  }

  read<T>(
    column: ImportColumn,
    parse: (text: string) => T | undefined,
    problem: string,
    byDefault?: T,
  ): T | undefined {
    const text = this.#row.fields[column]?.text;
    if (text === undefined) {
      return byDefault ?? this.refuse(column, 'nothing is given');
    }
    return parse(text) ?? this.refuse(column, `${JSON.stringify(text.slice(0, 40))} is ${problem}`);
  }

  rate(column: 'purchase' | 'sale' | 'mid', ifAbsent = 'nothing is given'): number | undefined {
    const text = this.#row.fields[column]?.text;
    if (text === undefined) return this.refuse(column, ifAbsent);
    const rate = rateForOneUnit(text, this.#row.fields.unit?.text ?? '1');
    return rate.ok ? rate.value : this.refuse(rate.part === 'unit' ? 'unit' : column, rate.reason);
  }

  has(column: ImportColumn): boolean {
    return this.#row.fields[column] !== undefined;
  }

  refuse(column: ImportColumn, reason: string): undefined {
    const field = this.#row.fields[column];
    const { line, name } = field ?? { line: this.#row.line, name: column };
    const problem = { line, column: name, reason };
    if (!this.problems.some((known) => known.column === name)) this.problems.push(problem);
    return undefined;
  }
}

function readDay(text: string): RateDate | undefined {
  return parseRateDate(text) ?? parseFrenchDay(text);
}

function readStatus(text: string): 0 | 1 | undefined {
  if (text === '1') return 1;
  return text === '0' ? 0 : undefined;
}
