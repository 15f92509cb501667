import * as v from 'valibot';
import { bankByCode } from '../banks/bank.ts';
import { centralBankCode, parseBankCode } from '../banks/bank-code.ts';
import { dayStart } from '../days/rate-date.ts';
import { parseAmount } from '../money/decimal.ts';
import type { BankRate } from '../rates/bank-rate.ts';
import { type Decoded, decodeWith } from './decoded.ts';
import {
  bankField,
  currencyField,
  instantField,
  rateDateField,
  rateField,
  sourceField,
} from './field-schemas.ts';

// In order of preference; keys are compared in lower case and without underscores.
const spellings = {
  currency: ['currency', 'currencycode'],
  bank: ['bankid', 'bank', 'bankname'],
  purchaseRate: ['purchaserate'],
  saleRate: ['salerate'],
  midRate: ['rate'],
  date: ['date'],
  status: ['status'],
  source: ['source'],
  fetchedAt: ['fetchedat'],
} as const;

const bankRateSchema = v.object({
  bankId: bankField,
  currency: currencyField,
  date: rateDateField,
  purchaseRate: rateField,
  saleRate: rateField,
  source: v.optional(sourceField, 'import'),
  fetchedAt: v.exactOptional(instantField),
});

/**
 * Decodes a `bank-rates` document, alternate spellings and cases included.
 *
 * A generic `rate` stands for both sides of the central bank alone: a counter that sells at its
 * purchase rate would win every comparison. A row typed by staff may lack `source` ("import") and
 * `fetchedAt` (the start of its day). Any status but 1 is inactive.
 */
export function decodeBankRate(path: string, data: unknown): Decoded<BankRate> {
  const fields = foldKeys(data);
  const bankId = readBank(pick(fields, spellings.bank));
  const mid = bankId === centralBankCode ? pick(fields, spellings.midRate) : [];
  const decoded = decodeWith(bankRateSchema, path, {
    bankId,
    currency: pick(fields, spellings.currency)[0],
    date: pick(fields, spellings.date)[0],
    purchaseRate: readNumber([...pick(fields, spellings.purchaseRate), ...mid][0]),
    saleRate: readNumber([...pick(fields, spellings.saleRate), ...mid][0]),
    source: pick(fields, spellings.source)[0],
    ...optionalInstant(pick(fields, spellings.fetchedAt)[0]),
  });
  if (!decoded.ok) return decoded;
  const status = isActive(pick(fields, spellings.status)[0]) ? 1 : 0;
  const fetchedAt = decoded.value.fetchedAt ?? dayStart(decoded.value.date);
  return { ok: true, value: { ...decoded.value, status, fetchedAt } };
}

/** The canonical fields of a `bank-rates` document. */
export function encodeBankRate(rate: BankRate) {
  const { currency, date, bankId, purchaseRate, saleRate, status, source, fetchedAt } = rate;
  const bankName = bankByCode(bankId).displayName;
  return {
    currency,
    date,
    bankId,
    bankName,
    purchaseRate,
    saleRate,
    status,
    source,
    fetchedAt,
  };
}

function foldKeys(data: unknown): ReadonlyMap<string, unknown> {
  if (typeof data !== 'object' || data === null) return new Map();
  return new Map(
    Object.entries(data).map(([key, value]) => [key.toLowerCase().replaceAll('_', ''), value]),
  );
}

function pick(fields: ReadonlyMap<string, unknown>, keys: readonly string[]): unknown[] {
  return keys
    .map((key) => fields.get(key))
    .filter((value) => value !== undefined && value !== null);
}

// The first spelling that names a bank, else the first one as it stands, for the problem to tell.
function readBank(candidates: readonly unknown[]): unknown {
  const codes = candidates.flatMap((value) =>
    typeof value === 'string' ? (parseBankCode(value) ?? []) : [],
  );
  return codes[0] ?? candidates[0];
}

function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const amount = parseAmount(value);
  return amount.ok ? amount.value.toNumber() : value;
}

function isActive(status: unknown): boolean {
  return status === 1 || status === '1';
}

function optionalInstant(value: unknown): { fetchedAt?: unknown } {
  return value === undefined ? {} : { fetchedAt: value };
}
