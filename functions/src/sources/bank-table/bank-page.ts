import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { currencyField } from '@dinar/domain/documents/field-schemas';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const words = v.pipe(v.array(text), v.minLength(1), v.readonly());
const place = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The place of one figure of a row: below the only header that contains any of the words, in the cell with
 * an index from 0, or in an element of the row, as text or as an attribute.
 */
const columnSchema = v.union([
  v.strictObject({ words }),
  v.strictObject({ index: place }),
  v.strictObject({ selector: text, attribute: v.exactOptional(text) }),
]);

export type Column = v.InferOutput<typeof columnSchema>;

/** The place of the rows. */
const rowsSchema = v.variant('kind', [
  /** In the only matching table with a header row that has every word. */
  v.strictObject({ kind: v.literal('table'), table: text }),
  /** Elements that are one row each. */
  v.strictObject({ kind: v.literal('rows'), rows: text }),
  /** Cells without row elements, `perRow` cells for each row. */
  v.strictObject({ kind: v.literal('cells'), cells: text, perRow: v.pipe(place, v.minValue(3)) }),
]);

/** The place of the day. The day is never guessed: a page that prints none is described as such. */
const daySchema = v.variant('kind', [
  /** The only day in the texts of the matching elements. */
  v.strictObject({ kind: v.literal('page'), selector: text }),
  /** On each row, in its own column. */
  v.strictObject({ kind: v.literal('row'), column: columnSchema }),
  /** The day of the answer's Last-Modified header, in Tunis. */
  v.strictObject({ kind: v.literal('last-modified') }),
  /** Not printed: changed numbers are of the day on which they were read. */
  v.strictObject({ kind: v.literal('unprinted') }),
]);

const schema = v.strictObject({
  bankId: v.picklist(commercialBankCodes),
  address: v.pipe(v.string(), v.startsWith('https://')),
  rows: rowsSchema,
  columns: v.strictObject({
    /** The code, or the name when no code is printed. */
    currency: columnSchema,
    /** The name beside a code; a row with another currency's name is unreadable. */
    name: v.exactOptional(columnSchema),
    /** When absent, the unit is the one that Tunisian banks use for the currency. */
    unit: v.exactOptional(columnSchema),
    purchase: columnSchema,
    sale: columnSchema,
  }),
  day: daySchema,
  /** Words in the heading of the rates, for a bank with another page that has the same columns. */
  heading: v.exactOptional(v.strictObject({ selector: text, words })),
  /** The bank's own words for currencies that our words do not include. */
  names: v.exactOptional(v.record(text, currencyField)),
  /** Whether the bank buys currencies that it does not sell. */
  mayLackSale: v.exactOptional(v.boolean()),
  /** A page with fewer rows is incomplete. */
  minimumRows: v.pipe(place, v.minValue(1)),
  /**
   * A certificate authority in PEM that is trusted for this bank in addition to the usual ones, because the
   * bank's server omits an intermediate certificate.
   */
  authority: v.exactOptional(v.pipe(text, v.includes('BEGIN CERTIFICATE'))),
});

/** The layout of one bank's rates page, as pure data. A new bank needs only such a description. */
export type BankPage = Readonly<v.InferOutput<typeof schema>>;

const pageSchema = v.pipe(
  schema,
  v.check(
    (page) => columnsOf(page).every((column) => suits(column, page.rows.kind)),
    'A column has words in a table, a selector in a row, an index in cells',
  ),
  v.readonly(),
);

export type ParsedBankPage =
  | { readonly ok: true; readonly page: BankPage }
  | { readonly ok: false; readonly field: string; readonly problem: string };

/** Parses a description, for example a draft in a file. */
export function parseBankPage(data: unknown): ParsedBankPage {
  const result = v.safeParse(pageSchema, data, { abortEarly: true });
  if (result.success) return { ok: true, page: result.output };
  const [issue] = result.issues;
  return { ok: false, field: v.getDotPath(issue) ?? 'description', problem: issue.message };
}

/** Returns every column of a page, including that of its day. */
export function columnsOf({ columns, day }: BankPage): Column[] {
  return [...Object.values(columns), ...(day.kind === 'row' ? [day.column] : [])];
}

function suits(column: Column, kind: BankPage['rows']['kind']): boolean {
  if ('words' in column) return kind === 'table';
  return 'index' in column || kind !== 'cells';
}
