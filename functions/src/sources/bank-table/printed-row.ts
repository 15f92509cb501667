import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { roundRate } from '@dinar/domain/money/decimal';
import { parseNumeral } from '@dinar/domain/money/parse-numeral';
import { cutText } from '../cut-text.ts';
import { printedUnit, withoutDinars } from '../quoted-rate.ts';
import { SourceError } from '../source-error.ts';
import type { BankPage } from './bank-page.ts';
import { currencyOfWords } from './currency-words.ts';
import type { PageRow } from './page-rows.ts';

/** One row as read. When it cannot be accepted, `fault` gives the reason, a French sentence. */
export interface PrintedRow {
  readonly cells: readonly string[];
  /** A code, known or not; undefined when the words name no currency. */
  readonly currency: string | undefined;
  readonly unit: number;
  /** TND for one unit; undefined when the page prints nothing. */
  readonly purchaseRate: number | undefined;
  readonly saleRate: number | undefined;
  /** The decimal signs of the prices. */
  readonly decimalSigns: readonly string[];
  readonly fault?: string;
}

/** Reads one row. Throws SourceError 'malformed-row'. */
export function printedRow(row: PageRow, page: BankPage): PrintedRow {
  const malformed = (reason: string) =>
    new SourceError('malformed-row', page.bankId, `ligne ${JSON.stringify(row.cells)} : ${reason}`);
  const words = row.at(page.columns.currency) ?? '';
  if (!/^[^<>\uFFFD]+$/.test(words)) throw malformed('aucune devise lisible');
  if (page.columns.name && !/^[a-z]{3}$/i.test(words)) throw malformed('aucun code de devise');
  const currency = currencyOf(words, page);
  const name = page.columns.name && currencyOfWords(row.at(page.columns.name) ?? '', page.names);
  if (name !== undefined && currency !== undefined && name !== currency) {
    throw malformed(`le nom est celui de ${name}, le code ${currency}`);
  }
  const unit = unitOf(row, page, currency);
  if (unit === undefined) throw malformed('l’unité n’est ni 1, ni 10, ni 100, ni 1000');
  const price = (side: 'purchase' | 'sale') => {
    const printed = row.at(page.columns[side]);
    if (printed === undefined) throw malformed(`aucune cellule pour ${sideNames[side]}`);
    const read = printedPrice(printed, unit);
    if (read === 'unreadable') throw malformed(`« ${cutText(printed, 40)} » n’est pas un cours`);
    return read;
  };
  const purchase = price('purchase');
  const sale = price('sale');
  const lacking = purchase === undefined ? 'purchase' : sale === undefined ? 'sale' : undefined;
  const decimalSigns = [purchase?.sign, sale?.sign].flatMap((sign) => (sign ? [sign] : []));
  const read = {
    cells: row.cells,
    currency,
    unit,
    decimalSigns,
    purchaseRate: purchase?.rate,
    saleRate: sale?.rate,
  };
  if (currency === undefined) {
    return { ...read, fault: `« ${cutText(words, 40)} » n’est pas une devise connue.` };
  }
  if (lacking === undefined) return read;
  return {
    ...read,
    fault: `${currency} : ${sideNames[lacking]} n’est pas imprimé${lacking === 'sale' ? 'e' : ''}.`,
  };
}

const sideNames = { purchase: 'l’achat', sale: 'la vente' } as const;

// Keeps a code that the registry does not contain, so that ingestion refuses it by name.
function currencyOf(words: string, page: BankPage): string | undefined {
  const code = words.trim().toUpperCase();
  return currencyOfWords(words, page.names) ?? (/^[A-Z]{3}$/.test(code) ? code : undefined);
}

function unitOf(row: PageRow, { columns }: BankPage, currency: string | undefined) {
  if (columns.unit === undefined) {
    const code = currency === undefined ? undefined : parseForeignCurrencyCode(currency);
    return code === undefined ? 1 : currencyTable[code].quotedPer;
  }
  return printedUnit(row.at(columns.unit) ?? '', currency);
}

interface Price {
  readonly rate: number;
  /** ',' or '.', '' for a whole number. */
  readonly sign: string;
}

/** Blank cells, and dashes that mean that there is no price. */
const nothing = /^[-–—*\s]*$/;

function printedPrice(printed: string, unit: number): Price | 'unreadable' | undefined {
  const text = withoutDinars(printed);
  if (nothing.test(text)) return undefined;
  const amount = parseNumeral(text);
  if (!amount.ok) return 'unreadable';
  return { rate: roundRate(amount.value.div(unit)), sign: /[.,]/.exec(text)?.[0] ?? '' };
}
