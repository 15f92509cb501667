import * as v from 'valibot';
import type { BankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { RateSource } from '../rates/bank-rate.ts';
import { type Decoded, decodeWith } from './decoded.ts';
import {
  bankField,
  currencyField,
  instantField,
  rateDateField,
  rateField,
  sourceField,
} from './field-schemas.ts';

export interface SnapshotRate {
  readonly purchaseRate: number;
  readonly saleRate: number;
  readonly source: RateSource;
}

/** All the active rates of one bank on one day, in TND for one unit. */
export interface BankSnapshot {
  readonly bankId: BankCode;
  readonly date: RateDate;
  readonly rates: Readonly<Partial<Record<ForeignCurrencyCode, SnapshotRate>>>;
  readonly count: number;
  readonly updatedAt?: Date;
}

const snapshotSchema = v.object({
  bankId: bankField,
  date: rateDateField,
  rates: v.record(
    currencyField,
    v.object({
      purchaseRate: rateField,
      saleRate: rateField,
      source: v.optional(sourceField, 'import'),
    }),
  ),
  updatedAt: v.exactOptional(instantField),
});

/** The document id of a bank's snapshot. */
export function bankSnapshotId(bankId: BankCode, date: RateDate): string {
  return `${date}_${bankId}`;
}

/** Decodes a `bank-snapshots` document. */
export function decodeBankSnapshot(path: string, data: unknown): Decoded<BankSnapshot> {
  const decoded = decodeWith(snapshotSchema, path, data);
  if (!decoded.ok) return decoded;
  const { rates } = decoded.value;
  return { ok: true, value: { ...decoded.value, count: Object.keys(rates).length } };
}

/** The fields of a `bank-snapshots` document, without `updatedAt`. */
export function encodeBankSnapshot({ bankId, date, rates, count }: BankSnapshot) {
  return { bankId, date, rates: { ...rates }, count };
}
