import * as v from 'valibot';
import { centralBankCode, parseBankCode } from '../banks/bank-code.ts';
import { parseForeignCurrencyCode } from '../currencies/currency-code.ts';
import { parseFrenchDay } from '../days/french-day.ts';
import { parseRateDate, type RateDate } from '../days/rate-date.ts';
import { inTunis } from '../days/tunis-time.ts';
import { roundRate } from '../money/decimal.ts';
import { providerIds } from '../providers/provider-table.ts';
import { type RateSource, rateSources } from '../rates/bank-rate.ts';

/** Reads the value of a field; one for which `read` returns undefined is a problem. */
function readBy<Input, Output>(
  read: (value: Input) => Output | undefined,
  problemOf: (value: Input) => string,
) {
  return v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    const output = read(dataset.value);
    if (output !== undefined) return output;
    addIssue({ message: problemOf(dataset.value) });
    return NEVER;
  });
}

/**
 * A day: 'YYYY-MM-DD', 'dd/mm/yyyy' or an ISO instant; for a Date or a Firestore timestamp, its day in Tunis.
 */
export const rateDateField = v.pipe(
  v.unknown(),
  readBy(readDay, (value) => `Expected a day YYYY-MM-DD but received ${describe(value)}`),
);

/** An instant: a Date or a Firestore timestamp. */
export const instantField = v.pipe(
  v.unknown(),
  readBy(readInstant, (value) => `Expected an instant but received ${describe(value)}`),
);

export const currencyField = v.pipe(
  v.string(),
  readBy(parseForeignCurrencyCode, (value) => `Unknown currency ${describe(value)}`),
);

export const bankField = v.pipe(
  v.string(),
  readBy(parseBankCode, (value) => `Unknown bank ${describe(value)}`),
);

/** A bank with exchange counters. */
export const commercialBankField = v.pipe(
  bankField,
  readBy(
    (code) => (code === centralBankCode ? undefined : code),
    () => 'Expected a bank with counters but received the central bank',
  ),
);

/** A list, which no reader changes. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly());
}

export const countField = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A rate in TND for one unit, rounded to 6 decimals. */
export const rateField = v.pipe(
  v.number(),
  v.finite(),
  v.transform((rate) => roundRate(rate)),
  v.gtValue(0, 'Expected a rate above 0'),
);

/**
 * The source of a rate. An unknown or missing source does not invalidate a known rate: it is read as `usual`.
 */
export function sourceOr(usual: RateSource) {
  return v.fallback(v.optional(v.picklist(rateSources), usual), usual);
}

/** The reason why staff replaced a rate. */
export const correctionField = v.exactOptional(v.string());

export const providerField = v.picklist(providerIds);

/** An http or https address. Any other scheme is rejected, because a link with it could run script. */
export const webAddressField = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//i, 'Expected an http or https address'),
);

/** Returns the instant of a Date or of a Firestore timestamp; undefined for any other value. */
export function readInstant(value: unknown): Date | undefined {
  const date = hasToDate(value) ? value.toDate() : value;
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined;
}

// The date picker of the console stores midnight in the user's time zone: the 20th in Tunis is 23:00 UTC on
// the 19th.
function readDay(value: unknown): RateDate | undefined {
  if (typeof value === 'string') {
    return parseRateDate(value.trim().split('T', 1)[0] ?? '') ?? parseFrenchDay(value);
  }
  const instant = readInstant(value);
  const there = instant && inTunis(instant);
  if (!there || Number.isNaN(there.getTime())) return undefined;
  return parseRateDate(there.toISOString().slice(0, 10));
}

function hasToDate(value: unknown): value is { toDate(): unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

function describe(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : typeof value;
}
