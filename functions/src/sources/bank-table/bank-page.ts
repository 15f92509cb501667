import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { currencyField } from '@dinar/domain/documents/field-schemas';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const words = v.pipe(v.array(text), v.minLength(1), v.readonly());
const place = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The place of one figure of a row: under the one header that contains any of the words, in the cell
 * of an index from 0, or in an element of the row, as text or as an attribute.
 */
const columnSchema = v.union([
  v.strictObject({ words }),
  v.strictObject({ index: place }),
  v.strictObject({ selector: text, attribute: v.exactOptional(text) }),
]);

export type Column = v.InferOutput<typeof columnSchema>;

/** Where the rows are. */
const rowsSchema = v.variant('kind', [
  /** In the one table, of those that match, with a row of headers that has every word. */
  v.strictObject({ kind: v.literal('table'), table: text }),
  /** Elements, each of which is a row. */
  v.strictObject({ kind: v.literal('rows'), rows: text }),
  /** Cells without rows, so many to a row. */
  v.strictObject({ kind: v.literal('cells'), cells: text, perRow: v.pipe(place, v.minValue(3)) }),
]);

/** Where the day is: it is never guessed, and a page that prints none is said to. */
const daySchema = v.variant('kind', [
  /** The one day in the texts of the elements that match. */
  v.strictObject({ kind: v.literal('page'), selector: text }),
  /** On each row, in its own column. */
  v.strictObject({ kind: v.literal('row'), column: columnSchema }),
  /** That of the answer's Last-Modified, in Tunis. */
  v.strictObject({ kind: v.literal('last-modified') }),
  /** Nowhere: numbers that changed are of the day they were read. */
  v.strictObject({ kind: v.literal('unprinted') }),
]);

const schema = v.strictObject({
  bankId: v.picklist(commercialBankCodes),
  address: v.pipe(v.string(), v.startsWith('https://')),
  rows: rowsSchema,
  columns: v.strictObject({
    /** The code, or the name where no code is printed. */
    currency: columnSchema,
    /** Beside a code: a row whose name is another currency's is unreadable. */
    name: v.exactOptional(columnSchema),
    /** Absent: the unit that Tunisian banks use for the currency. */
    unit: v.exactOptional(columnSchema),
    purchase: columnSchema,
    sale: columnSchema,
  }),
  day: daySchema,
  /** Words that the heading of the rates has, where another page of the bank has the same columns. */
  heading: v.exactOptional(v.strictObject({ selector: text, words })),
  /** The bank's own words for currencies, where ours do not have them. */
  names: v.exactOptional(v.record(text, currencyField)),
  /** Whether the bank buys currencies that it does not sell. */
  mayLackSale: v.exactOptional(v.boolean()),
  /** Fewer rows than this and the page is not whole. */
  minimumRows: v.pipe(place, v.minValue(1)),
  /**
   * A certificate authority, PEM, that is trusted for this bank beside the usual ones: its server leaves
   * an intermediate certificate out.
   */
  authority: v.exactOptional(v.pipe(text, v.includes('BEGIN CERTIFICATE'))),
});

/** The layout of one bank's rates page: data alone. A bank is added by writing one of these. */
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

/** Reads a description, of a draft in a file say. */
export function parseBankPage(data: unknown): ParsedBankPage {
  const result = v.safeParse(pageSchema, data, { abortEarly: true });
  if (result.success) return { ok: true, page: result.output };
  const [issue] = result.issues;
  return { ok: false, field: v.getDotPath(issue) ?? 'description', problem: issue.message };
}

/** Every column of a page, that of its day among them. */
export function columnsOf({ columns, day }: BankPage): Column[] {
  return [...Object.values(columns), ...(day.kind === 'row' ? [day.column] : [])];
}

function suits(column: Column, kind: BankPage['rows']['kind']): boolean {
  if ('words' in column) return kind === 'table';
  return 'index' in column || kind !== 'cells';
}
