import {
  type BankCode,
  type CommercialBankCode,
  centralBankCode,
  parseBankCode,
} from '@dinar/domain/banks/bank-code';
import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseFrenchDay } from '@dinar/domain/days/french-day';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { CandidateRate } from '../candidate-rate.ts';
import { knownUnits, rateForOneUnit } from '../quoted-rate.ts';
import { columnName, type ImportColumn } from './import-column.ts';
import type { ImportRow, RowProblem } from './import-row.ts';

/** The day and the bank of rows that do not contain their own. */
export interface RowDefaults {
  readonly date: RateDate | undefined;
  readonly bank: BankCode | undefined;
}

export type ReadRow =
  | { readonly ok: true; readonly candidate: CandidateRate }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

const nothing = 'rien n’est donné';

/** Returns the candidate of a row, or the reason for each field that cannot be read. */
export function readImportRow(row: ImportRow, defaults: RowDefaults): ReadRow {
  const reader = new FieldReader(row);
  const date = reader.read(
    'date',
    readDay,
    "n'est pas un jour ; écrivez AAAA-MM-JJ",
    defaults.date,
  );
  const bankId = reader.read('bank', parseBankCode, "n'est pas une banque connue", defaults.bank);
  const currency = reader.read(
    'currency',
    parseForeignCurrencyCode,
    "n'est pas une devise étrangère connue",
  );
  const status = reader.read('status', readStatus, "n'est ni 1 ni 0", 1);
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
  const rate = reader.rate('mid', 'la banque centrale a un cours moyen ; donnez un moyen');
  return rate === undefined ? undefined : ({ bankId: centralBankCode, rate } as const);
}

function readSides(reader: FieldReader, bankId: CommercialBankCode | undefined) {
  if (bankId !== undefined && reader.has('mid')) {
    return reader.refuse(
      'mid',
      `seule la banque centrale en a un ; donnez à ${bankId} un achat et une vente`,
    );
  }
  const [purchaseRate, saleRate] = [reader.rate('purchase'), reader.rate('sale')];
  return bankId === undefined || purchaseRate === undefined || saleRate === undefined
    ? undefined
    : { bankId, purchaseRate, saleRate };
}

/** Reads the fields of one row and collects their problems. */
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
      return byDefault ?? this.refuse(column, nothing);
    }
    return parse(text) ?? this.refuse(column, `« ${text.slice(0, 40)} » ${problem}`);
  }

  rate(column: 'purchase' | 'sale' | 'mid', ifAbsent = nothing): number | undefined {
    const text = this.#row.fields[column]?.text;
    if (text === undefined) return this.refuse(column, ifAbsent);
    const rate = rateForOneUnit(text, this.#row.fields.unit?.text ?? '1');
    if (rate.ok) return rate.value;
    if (rate.part === 'value')
      return this.refuse(column, `« ${text.slice(0, 40)} » n'est pas un cours`);
    return this.refuse('unit', `l'unité doit être ${knownUnits.join(', ')}`);
  }

  has(column: ImportColumn): boolean {
    return this.#row.fields[column] !== undefined;
  }

  refuse(column: ImportColumn, reason: string): undefined {
    const field = this.#row.fields[column];
    const { line, name } = field ?? { line: this.#row.line, name: columnName(column) };
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
