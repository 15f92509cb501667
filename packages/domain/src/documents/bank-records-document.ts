import * as v from 'valibot';
import { type Decoded, decodeWith } from './decoded.ts';
import { bankField, countField, listOf, rateDateField } from './field-schemas.ts';

const coverages = ['read', 'entered'] as const;

/** How a bank's rates come to the site. */
export type Coverage = (typeof coverages)[number];

const recordSchema = v.object({
  bankId: bankField,
  /** The number of working days counted, and the number of those on which the bank published. */
  workingDays: countField,
  publishedDays: countField,
  /** The number of rows of those days that our checks held back. */
  heldBack: countField,
  /**
   * The median minute of the day, in Tunis, of the first reading of each day; absent if there are too few.
   */
  usualMinute: v.exactOptional(v.pipe(countField, v.maxValue(1439))),
  /** How its latest rates came, and the first day from which they came so; absent without rates. */
  coverage: v.exactOptional(v.object({ how: v.picklist(coverages), since: rateDateField })),
});

/** Publication record of a bank over the last working days, for visitors; computed each night. */
export type BankRecord = Readonly<v.InferOutput<typeof recordSchema>>;

const recordsSchema = v.object({
  /** The working days before this day were counted. */
  asOf: rateDateField,
  /** The banks that published or had a row held back. */
  records: listOf(recordSchema),
});

export type BankRecords = Readonly<v.InferOutput<typeof recordsSchema>>;

/** Decodes the document `system/bank-records`. */
export function decodeBankRecords(path: string, data: unknown): Decoded<BankRecords> {
  return decodeWith(recordsSchema, path, data);
}

/** The fields of the document `system/bank-records`. */
export function encodeBankRecords({ asOf, records }: BankRecords) {
  return { asOf, records: records.map((record) => ({ ...record })) };
}
