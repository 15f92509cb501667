import * as v from 'valibot';
import { centralBankCode } from '../banks/bank-code.ts';
import type { BankSnapshot } from '../rates/bank-snapshot.ts';
import { type Decoded, decodeWith } from './decoded.ts';
import {
  bankField,
  commercialBankField,
  correctionField,
  currencyField,
  instantField,
  rateDateField,
  rateField,
  sourceOr,
} from './field-schemas.ts';

const counterSchema = v.object({
  bankId: commercialBankField,
  date: rateDateField,
  rates: v.record(
    currencyField,
    v.object({
      purchaseRate: rateField,
      saleRate: rateField,
      source: sourceOr('import'),
      correction: correctionField,
    }),
  ),
  updatedAt: v.exactOptional(instantField),
});

const centralSchema = v.object({
  bankId: v.literal(centralBankCode),
  date: rateDateField,
  rates: v.record(
    currencyField,
    v.object({
      rate: rateField,
      manualRate: v.exactOptional(rateField),
      source: sourceOr('bct'),
      correction: correctionField,
    }),
  ),
  updatedAt: v.exactOptional(instantField),
});

/** Decodes a `bank-snapshots` document. */
export function decodeBankSnapshot(path: string, data: unknown): Decoded<BankSnapshot> {
  const bank = decodeWith(v.object({ bankId: bankField }), path, data);
  if (!bank.ok) return bank;
  const isCentral = bank.value.bankId === centralBankCode;
  const decoded = isCentral
    ? decodeWith(centralSchema, path, data)
    : decodeWith(counterSchema, path, data);
  if (!decoded.ok) return decoded;
  return {
    ok: true,
    value: { ...decoded.value, count: Object.keys(decoded.value.rates).length },
  };
}

/** The fields of a `bank-snapshots` document, without `updatedAt`. */
export function encodeBankSnapshot({ bankId, date, rates, count }: BankSnapshot) {
  return { bankId, date, rates: { ...rates }, count };
}
