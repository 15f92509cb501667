import * as v from 'valibot';
import type { RateDate } from '../days/rate-date.ts';
import { type Decoded, decodeWith } from './decoded.ts';
import { rateDateField } from './field-schemas.ts';

/** One currency of a page. */
export interface ShapedRow {
  readonly currency: string;
  readonly unit: number;
  /** The latest prices; null if the page has none. */
  readonly purchaseRate: number | null;
  readonly saleRate: number | null;
  /** The last day on which the page contained the currency. */
  readonly seenOn: RateDate;
  /**
   * The day on which the currency first appeared, before it was accepted; null if the first shape contained
   * it.
   */
  readonly newOn: RateDate | null;
}

/** The shape of a bank's page when it was last accepted. */
export interface BankPageShape {
  /** The verification under which the shape was recorded; another verification discards it. */
  readonly verifiedOn: RateDate;
  readonly header: readonly string[];
  readonly cellCount: number;
  readonly decimalSigns: readonly string[];
  /** In the order of the page. */
  readonly rows: readonly ShapedRow[];
}

const price = v.nullable(v.number());

const shapeSchema = v.object({
  verifiedOn: rateDateField,
  header: v.array(v.string()),
  cellCount: v.number(),
  decimalSigns: v.array(v.string()),
  rows: v.array(
    v.object({
      currency: v.string(),
      unit: v.number(),
      purchaseRate: price,
      saleRate: price,
      seenOn: rateDateField,
      newOn: v.nullable(rateDateField),
    }),
  ),
});

/** Decodes a document of `system/source-cache/bank-pages`; writing needs no encoder. */
export function decodeBankPageShape(path: string, data: unknown): Decoded<BankPageShape> {
  return decodeWith(shapeSchema, path, data);
}
