import * as v from 'valibot';
import { type Decoded, decodeWith } from './decoded.ts';
import { listOf, rateDateField } from './field-schemas.ts';

const price = v.nullable(v.number());

const rowSchema = v.object({
  currency: v.string(),
  unit: v.number(),
  /** The latest prices; null if the page has none. */
  purchaseRate: price,
  saleRate: price,
  /** The last day on which the page contained the currency. */
  seenOn: rateDateField,
  /**
   * The day on which the currency first appeared, before it was accepted; null if the first shape contained
   * it.
   */
  newOn: v.nullable(rateDateField),
});

/** One currency of a page. */
export type ShapedRow = Readonly<v.InferOutput<typeof rowSchema>>;

const shapeSchema = v.object({
  /** The verification under which the shape was recorded; another verification discards it. */
  verifiedOn: rateDateField,
  header: listOf(v.string()),
  cellCount: v.number(),
  decimalSigns: listOf(v.string()),
  /** In the order of the page. */
  rows: listOf(rowSchema),
});

/** The shape of a bank's page when it was last accepted. */
export type BankPageShape = Readonly<v.InferOutput<typeof shapeSchema>>;

/** Decodes a document of `system/source-cache/bank-pages`; writing needs no encoder. */
export function decodeBankPageShape(path: string, data: unknown): Decoded<BankPageShape> {
  return decodeWith(shapeSchema, path, data);
}
