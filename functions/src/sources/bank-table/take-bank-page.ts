import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { tunisDay } from '@dinar/domain/days/tunis-time';
import type { BankPageShape } from '@dinar/domain/documents/bank-page-shape-document';
import type { CounterCandidate } from '../candidate-rate.ts';
import { SourceError } from '../source-error.ts';
import type { BankPage } from './bank-page.ts';
import { compareShape } from './page-shape.ts';
import type { PrintedRow } from './printed-row.ts';
import { type BankPageReading, readBankPage } from './read-bank-page.ts';

export interface PageContext {
  /** The requested day. */
  readonly day: RateDate;
  readonly today: RateDate;
  readonly verifiedOn: RateDate;
  readonly known: BankPageShape | undefined;
  readonly lastModified?: string | undefined;
}

/** A page's rows of the day, with sentences in French about the other parts. */
export interface TakenPage {
  readonly rows: readonly CounterCandidate[];
  /** The reasons for the rows that were held back. */
  readonly held: readonly string[];
  /** The sentences of `held` that cast doubt on the page: when there are too many, nothing is stored. */
  readonly suspect: readonly string[];
  /** Parts that the page had before and lacks now. */
  readonly missing: readonly string[];
  readonly shape: BankPageShape;
}

/**
 * Returns the counter rates of a day from a bank's page. Throws SourceError when the page is of another day
 * or no longer has its known shape: none of its numbers is then used.
 */
export function takeBankPage(body: string, page: BankPage, context: PageContext): TakenPage {
  const reading = readBankPage(body, page);
  const { change, added, missing, hasNewPrices, next } = compareShape(reading, context);
  if (change !== undefined) throw new SourceError('changed-shape', page.bankId, change);
  requireDay(reading, page, context);
  const shape = { shape: next, missing: missing.map((code) => `La page n’a plus ${code}.`) };
  if (page.day.kind === 'unprinted' && hasNewPrices !== true) {
    const held = hasNewPrices === undefined ? [firstReading] : [];
    return { ...shape, rows: [], held, suspect: [] };
  }
  const suspect = reading.rows.flatMap((row) =>
    row.fault === undefined || isBoughtOnly(row, page, context.known) ? [] : [row.fault],
  );
  const isAdded = ({ currency }: PrintedRow) => currency !== undefined && added.includes(currency);
  const whole = reading.rows.filter(({ fault }) => fault === undefined);
  const news = whole.filter(isAdded).map(({ currency }) => `${currency} ${isNew}`);
  return {
    ...shape,
    rows: whole
      .filter((row) => !isAdded(row))
      .flatMap((row) => candidateOf(row, page, context.day)),
    held: [...suspect, ...news],
    suspect,
  };
}

const isNew = 'est nouvelle dans la page : elle sera prise à partir du jour suivant.';

const firstReading =
  'Première lecture d’une page sans jour : ses cours seront pris quand ils auront changé.';

// A currency that a bank never sells is no fault; the loss of a sale rate that it printed before is.
function isBoughtOnly(row: PrintedRow, page: BankPage, known: BankPageShape | undefined): boolean {
  if (page.mayLackSale !== true || row.purchaseRate === undefined) return false;
  const before = known?.rows.find(({ currency }) => currency === row.currency);
  return row.saleRate === undefined && (before === undefined || before.saleRate === null);
}

function requireDay({ days }: BankPageReading, page: BankPage, context: PageContext): void {
  const { day, today, lastModified } = context;
  const shown = page.day.kind === 'last-modified' ? [modifiedDay(lastModified, page)] : days;
  const expected = page.day.kind === 'unprinted' ? [today] : shown;
  if (expected.every((it) => it === day)) return;
  const seen = `la page montre ${expected.join(' et ')}, et non ${day}`;
  throw new SourceError('wrong-day', page.bankId, seen);
}

function modifiedDay(lastModified: string | undefined, { bankId }: BankPage): RateDate {
  const instant = new Date(lastModified ?? '');
  if (!Number.isNaN(instant.getTime())) return tunisDay(instant);
  throw new SourceError(
    'day-not-found',
    bankId,
    'la réponse n’a pas d’en-tête Last-Modified lisible',
  );
}

/** Returns the candidate of a row; none when it lacks a price. */
export function candidateOf(
  row: PrintedRow,
  { bankId }: BankPage,
  date: RateDate,
): CounterCandidate[] {
  const { purchaseRate, saleRate, currency } = row;
  if (purchaseRate === undefined || saleRate === undefined || currency === undefined) return [];
  return [
    {
      bankId,
      currency: parseForeignCurrencyCode(currency) ?? currency,
      date,
      purchaseRate,
      saleRate,
    },
  ];
}
