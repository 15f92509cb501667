import * as v from 'valibot';
import { bankByCode } from '../banks/bank.ts';
import { centralBankCode, parseBankCode } from '../banks/bank-code.ts';
import { dayStart } from '../days/rate-date.ts';
import { parseNumeral } from '../money/parse-numeral.ts';
import { type BankRate, isByHand } from '../rates/bank-rate.ts';
import { type Decoded, decodeWith, isRecord } from './decoded.ts';
import {
  commercialBankField,
  currencyField,
  instantField,
  rateDateField,
  rateField,
  sourceOr,
} from './field-schemas.ts';

// In order of preference; keys are compared in lower case and without underscores.
const spellings = {
  currency: ['currency', 'currencycode'],
  bank: ['bankid', 'bank', 'bankname'],
  purchaseRate: ['purchaserate'],
  saleRate: ['salerate'],
  rate: ['rate'],
  manualRate: ['manualrate'],
  date: ['date'],
  status: ['status'],
  source: ['source'],
  fetchedAt: ['fetchedat'],
  asRead: ['asread'],
  jumpAccepted: ['jumpaccepted'],
  problem: ['problem'],
} as const;

const facts = {
  currency: currencyField,
  date: rateDateField,
  source: sourceOr('import'),
  fetchedAt: v.exactOptional(instantField),
  asRead: v.exactOptional(v.string()),
  jumpAccepted: v.exactOptional(v.literal(true)),
  problem: v.exactOptional(v.string()),
};

const counterSchema = v.object({
  ...facts,
  bankId: commercialBankField,
  purchaseRate: rateField,
  saleRate: rateField,
});

const centralSchema = v.object({
  ...facts,
  bankId: v.literal(centralBankCode),
  rate: rateField,
  manualRate: v.exactOptional(rateField),
});

/**
 * Decodes a `bank-rates` document, including alternate spellings and cases.
 *
 * A row of the central bank needs its mid rate, as `rate` or as either side of a row with two. A row of a
 * counter needs both sides: a generic `rate` used for both would win every comparison. A row typed by staff
 * may lack `source` (default "import") and `fetchedAt` (default: the start of its day). Any status but 1 is
 * inactive.
 */
export function decodeBankRate(path: string, data: unknown): Decoded<BankRate> {
  const fields = foldKeys(data);
  const bankId = readBank(pick(fields, spellings.bank));
  const shared = {
    bankId,
    currency: pick(fields, spellings.currency)[0],
    date: pick(fields, spellings.date)[0],
    source: pick(fields, spellings.source)[0],
    ...present('fetchedAt', pick(fields, spellings.fetchedAt)[0]),
    ...present('asRead', readText(pick(fields, spellings.asRead)[0])),
    ...present('jumpAccepted', pick(fields, spellings.jumpAccepted)[0] === true || undefined),
    ...present('problem', readText(pick(fields, spellings.problem)[0])),
  };
  const decoded =
    bankId === centralBankCode
      ? decodeWith(centralSchema, path, { ...shared, ...centralFields(fields) })
      : decodeWith(counterSchema, path, { ...shared, ...counterFields(fields) });
  if (!decoded.ok) return decoded;
  const status = isActive(pick(fields, spellings.status)[0]) ? 1 : 0;
  const fetchedAt = decoded.value.fetchedAt ?? dayStart(decoded.value.date);
  return { ok: true, value: withOwnSource({ ...decoded.value, status, fetchedAt }) };
}

// A changed value no longer comes from the page, so its source becomes `import`.
function withOwnSource(rate: BankRate): BankRate {
  const isChanged = rate.asRead !== undefined && isByHand(rate);
  return isChanged ? { ...rate, source: 'import' } : rate;
}

/** The canonical fields of a `bank-rates` document. */
export function encodeBankRate(rate: BankRate) {
  return { ...rate, bankName: bankByCode(rate.bankId).displayName };
}

/** The fields of a document that do not describe the rate: notes and other additions by staff. */
export function otherFields(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !knownKeys.has(foldKey(key))));
}

const knownKeys: ReadonlySet<string> = new Set(Object.values(spellings).flat());

type Fields = ReadonlyMap<string, unknown>;

function counterFields(fields: Fields) {
  return {
    purchaseRate: readNumber(pick(fields, spellings.purchaseRate)[0]),
    saleRate: readNumber(pick(fields, spellings.saleRate)[0]),
  };
}

function centralFields(fields: Fields) {
  const [mid] = [spellings.rate, spellings.saleRate, spellings.purchaseRate].flatMap((keys) =>
    pick(fields, keys),
  );
  const manual = readNumber(pick(fields, spellings.manualRate)[0]);
  return { rate: readNumber(mid), ...present('manualRate', manual) };
}

function foldKeys(data: unknown): Fields {
  if (!isRecord(data)) return new Map();
  return new Map(Object.entries(data).map(([key, value]) => [foldKey(key), value]));
}

function foldKey(key: string): string {
  return key.toLowerCase().replaceAll('_', '');
}

function pick(fields: Fields, keys: readonly string[]): unknown[] {
  return keys
    .map((key) => fields.get(key))
    .filter((value) => value !== undefined && value !== null);
}

// The first value that names a bank, otherwise the first value unchanged, so that the problem reports it.
function readBank(candidates: readonly unknown[]): unknown {
  const codes = candidates.flatMap((value) =>
    typeof value === 'string' ? (parseBankCode(value) ?? []) : [],
  );
  return codes[0] ?? candidates[0];
}

function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const amount = parseNumeral(value);
  return amount.ok ? amount.value.toNumber() : value;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isActive(status: unknown): boolean {
  return status === 1 || status === '1';
}

function present<Name extends string>(name: Name, value: unknown) {
  return value === undefined ? {} : { [name]: value };
}
