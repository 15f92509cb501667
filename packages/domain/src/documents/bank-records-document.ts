import * as v from 'valibot';
import type { BankCode } from '../banks/bank-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type Decoded, decodeWith } from './decoded.ts';
import { bankField, rateDateField } from './field-schemas.ts';

/** Publication record of a bank over the last working days, for visitors; computed each night. */
export interface BankRecord {
  readonly bankId: BankCode;
  /** The number of working days counted, and the number of those on which the bank published. */
  readonly workingDays: number;
  readonly publishedDays: number;
  /** The number of rows of those days that our checks held back. */
  readonly heldBack: number;
  /**
   * The median minute of the day, in Tunis, of the first reading of each day; absent if there are too few.
   */
  readonly usualMinute?: number;
}

export interface BankRecords {
  /** The working days before this day were counted. */
  readonly asOf: RateDate;
  /** The banks that published or had a row held back. */
  readonly records: readonly BankRecord[];
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const recordsSchema = v.object({
  asOf: rateDateField,
  records: v.array(
    v.object({
      bankId: bankField,
      workingDays: count,
      publishedDays: count,
      heldBack: count,
      usualMinute: v.exactOptional(v.pipe(count, v.maxValue(1439))),
    }),
  ),
});

/** Decodes the document `system/bank-records`. */
export function decodeBankRecords(path: string, data: unknown): Decoded<BankRecords> {
  return decodeWith(recordsSchema, path, data);
}

/** The fields of the document `system/bank-records`. */
export function encodeBankRecords({ asOf, records }: BankRecords) {
  return { asOf, records: records.map((record) => ({ ...record })) };
}
