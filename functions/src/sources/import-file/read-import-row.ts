import {
  type BankCode,
  type CommercialBankCode,
  centralBankCode,
  parseBankCode,
} from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { addDays, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { judgeMagnitude } from '@dinar/domain/rates/plausible-rate';
import { currencyOfWords } from '../bank-table/currency-words.ts';
import { printedDays } from '../bank-table/printed-day.ts';
import type { CandidateRate } from '../candidate-rate.ts';
import { cutText } from '../cut-text.ts';
import { knownUnits, printedUnit, rateForOneUnit } from '../quoted-rate.ts';
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
    "n'est pas un jour ; écrivez JJ/MM/AAAA",
    defaults.date,
  );
  const bankId = reader.read('bank', parseBankCode, "n'est pas une banque connue", defaults.bank);
  const currency = readCurrency(reader);
  const status = reader.read('status', readStatus, "n'est ni 1 ni 0", 1);
  const rates =
    bankId === centralBankCode ? readMid(reader, currency) : readSides(reader, bankId, currency);
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

// The name beside a code must be of the same currency, and replaces a code that is missing.
function readCurrency(reader: FieldReader): ForeignCurrencyCode | undefined {
  const column = reader.has('name') && !reader.has('currency') ? 'name' : 'currency';
  const currency = reader.read(column, currencyOfWords, "n'est pas une devise étrangère connue");
  const named = currencyOfWords(reader.textOf('name') ?? '');
  if (currency === undefined || named === undefined || named === currency) return currency;
  return reader.refuse('name', `le nom est celui de ${named}, le code ${currency}`);
}

function readMid(reader: FieldReader, currency: ForeignCurrencyCode | undefined) {
  const absent = 'la banque centrale a un cours moyen ; donnez un moyen';
  const rate = reader.rate('mid', currency, absent);
  return rate === undefined ? undefined : ({ bankId: centralBankCode, rate } as const);
}

function readSides(
  reader: FieldReader,
  bankId: CommercialBankCode | undefined,
  currency: ForeignCurrencyCode | undefined,
) {
  if (bankId !== undefined && reader.has('mid')) {
    return reader.refuse(
      'mid',
      `seule la banque centrale en a un ; donnez à ${bankId} un achat et une vente`,
    );
  }
  const [purchaseRate, saleRate] = [
    reader.rate('purchase', currency),
    reader.rate('sale', currency),
  ];
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
    return parse(text) ?? this.refuse(column, `« ${cutText(text, 40)} » ${problem}`);
  }

  rate(
    column: 'purchase' | 'sale' | 'mid',
    currency: ForeignCurrencyCode | undefined,
    ifAbsent = nothing,
  ): number | undefined {
    const text = this.textOf(column);
    if (text === undefined) return this.refuse(column, ifAbsent);
    const rate = rateForOneUnit(text, this.#unit(text, currency));
    if (rate.ok) return rate.value;
    if (rate.part === 'value')
      return this.refuse(column, `« ${cutText(text, 40)} » ${notARate(text)}`);
    return this.refuse('unit', `l'unité doit être ${knownUnits.join(', ')}`);
  }

  // Without a unit, the currency's usual one counts where a price for one unit is out of the question.
  #unit(price: string, currency: ForeignCurrencyCode | undefined): string {
    const text = this.textOf('unit');
    if (text !== undefined) return String(printedUnit(text, currency) ?? text);
    if (currency === undefined) return '1';
    const usual = String(currencyTable[currency].quotedPer);
    const passes = (unit: string) => {
      const rate = rateForOneUnit(price, unit);
      return rate.ok && judgeMagnitude(currency, rate.value) === undefined;
    };
    return !passes('1') && passes(usual) ? usual : '1';
  }

  textOf(column: ImportColumn): string | undefined {
    return this.#row.fields[column]?.text;
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

// A spreadsheet turns 3.36 into a month, and a broken reference into a word with #.
function notARate(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return "est une date : le tableur a pris un point pour celui d'une date ; tapez une virgule";
  }
  if (text.startsWith('#')) return 'est une erreur du tableur ; tapez le cours lui-même';
  return "n'est pas un cours";
}

/** The day before the first one that a spreadsheet numbers, as it counts after February 1900. */
const serialStart = parseRateDate('1899-12-30');

function readDay(text: string): RateDate | undefined {
  if (serialStart && /^[4-6]\d{4}(?:\.\d+)?$/.test(text))
    return addDays(serialStart, Math.floor(Number(text)));
  const [day, ...others] = printedDays(text);
  return others.length === 0 ? day : undefined;
}

function readStatus(text: string): 0 | 1 | undefined {
  if (text === '1') return 1;
  return text === '0' ? 0 : undefined;
}
