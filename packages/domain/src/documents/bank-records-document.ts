import * as v from 'valibot';
import type { BankCode } from '../banks/bank-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type Decoded, decodeWith } from './decoded.ts';
import { bankField, rateDateField } from './field-schemas.ts';

/** How a bank's rates come to the site. */
export type Coverage = 'read' | 'entered';

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
  /** How its latest rates came, and the first day from which they came so; absent without rates. */
  readonly coverage?: { readonly how: Coverage; readonly since: RateDate };
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
      coverage: v.exactOptional(
        v.object({ how: v.picklist(['read', 'entered']), since: rateDateField }),
      ),
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
