import * as v from 'valibot';
import type { BankCode } from '../banks/bank-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type Decoded, decodeWith } from './decoded.ts';
import { bankField, rateDateField } from './field-schemas.ts';

/** How a bank published of late: facts for visitors, counted each night. */
export interface BankRecord {
  readonly bankId: BankCode;
  /** Of so many working days, on how many the bank published. */
  readonly workingDays: number;
  readonly publishedDays: number;
  /** Rows of those days that our checks held back. */
  readonly heldBack: number;
  /** The median minute of the day, in Tunis, at which its day was first read; absent for too few. */
  readonly usualMinute?: number;
}

export interface BankRecords {
  /** The day before which the working days were counted. */
  readonly asOf: RateDate;
  /** Of banks that published, or had a row held back. */
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
