import * as v from 'valibot';
import { type ForeignCurrencyCode, parseForeignCurrencyCode } from '../currencies/currency-code.ts';
import { parseRateDate, type RateDate } from '../days/rate-date.ts';
import type { HistoryPoint, RateHistory } from '../rates/rate-history.ts';
import { type Decoded, decodeWith, documentId, objectField } from './decoded.ts';
import { instantField, rateField } from './field-schemas.ts';

const pointRate = v.exactOptional(rateField);

const pointSchema = objectField({
  central: pointRate,
  archived: pointRate,
  live: pointRate,
  bestBuy: pointRate,
  bestSell: pointRate,
  isDemo: v.exactOptional(v.literal(true)),
});

const historySchema = v.object({
  points: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/, 'Expected a key MM-DD')), pointSchema),
    {},
  ),
  updatedAt: v.exactOptional(instantField),
});

/** The document id of a currency's year. */
export function rateHistoryId(currency: ForeignCurrencyCode, date: RateDate): string {
  return `${currency}_${date.slice(0, 4)}`;
}

/** The key of a day among its year's points: 'MM-DD'. */
export function historyPointKey(date: RateDate): string {
  return date.slice(5);
}

/** Decodes a `rate-history` document; its id names the currency and the year. */
export function decodeRateHistory(path: string, data: unknown): Decoded<RateHistory> {
  const [code = '', year = ''] = documentId(path).split('_');
  const currency = parseForeignCurrencyCode(code);
  if (currency === undefined || !/^\d{4}$/.test(year)) {
    return { ok: false, problem: { path, reason: 'Expected an id CURRENCY_YEAR' } };
  }
  const decoded = decodeWith(historySchema, path, data);
  if (!decoded.ok) return decoded;
  const keys = Object.keys(decoded.value.points);
  const impossible = keys.find((key) => parseRateDate(`${year}-${key}`) === undefined);
  if (impossible !== undefined) {
    return { ok: false, problem: { path, reason: `points.${impossible}: No such day in ${year}` } };
  }
  return { ok: true, value: { ...decoded.value, currency, year } };
}

/** Decodes one point of a year; undefined when it is invalid. */
export function decodeHistoryPoint(field: unknown): HistoryPoint | undefined {
  const decoded = v.safeParse(pointSchema, field, { abortEarly: true });
  return decoded.success ? decoded.output : undefined;
}

/**
 * The fields of one point, always written as a whole at `points.MM-DD`. An absent value is null, except the
 * archived rate and the mark of a demonstration, which most points lack.
 */
export function encodeHistoryPoint(point: HistoryPoint) {
  return {
    ...(point.archived !== undefined && { archived: point.archived }),
    central: point.central ?? null,
    live: point.live ?? null,
    bestBuy: point.bestBuy ?? null,
    bestSell: point.bestSell ?? null,
    ...(point.isDemo && { isDemo: point.isDemo }),
  };
}
