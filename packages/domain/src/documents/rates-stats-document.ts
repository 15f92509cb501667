import * as v from 'valibot';
import type { BankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { RateSource } from '../rates/bank-rate.ts';
import { type Decoded, decodeWith, documentId } from './decoded.ts';
import {
  bankField,
  currencyField,
  instantField,
  rateDateField,
  rateField,
  sourceField,
} from './field-schemas.ts';

export interface BankQuote {
  readonly bankId: BankCode;
  readonly purchaseRate: number;
  readonly saleRate: number;
  readonly date: RateDate;
  readonly source: RateSource;
}

export interface BestRate {
  readonly bankId: BankCode;
  readonly rate: number;
}

export interface AverageRates {
  readonly purchaseRate: number;
  readonly saleRate: number;
}

export interface CentralRate {
  readonly value: number;
  readonly date: RateDate;
  readonly source: RateSource;
}

/** The variation is a signed percentage against the previous published day. */
export interface LiveRate extends CentralRate {
  readonly variation: number;
}

/** What the commercial banks offer for one currency; `date` is the latest day any published. */
export interface BankBoard {
  readonly banks: readonly BankQuote[];
  readonly bestBuy?: BestRate;
  readonly bestSell?: BestRate;
  readonly average?: AverageRates;
  readonly bankCount: number;
  readonly date?: RateDate;
}

/** Everything the site shows of one currency, rates in TND for one unit. */
export interface RatesStats extends BankBoard {
  readonly currency: ForeignCurrencyCode;
  readonly central?: CentralRate;
  readonly live?: LiveRate;
  readonly updatedAt?: Date;
}

const bestField = v.object({ bankId: bankField, rate: rateField });

const ratesStatsSchema = v.object({
  bctn_rate: v.exactOptional(
    v.object({ value: rateField, date: rateDateField, source: v.optional(sourceField, 'bct') }),
  ),
  live_rate: v.exactOptional(
    v.object({
      value: rateField,
      date: rateDateField,
      variation: v.pipe(v.number(), v.finite()),
      source: v.optional(sourceField, 'live-fx'),
    }),
  ),
  banks: v.optional(
    v.array(
      v.object({
        bankId: bankField,
        purchaseRate: rateField,
        saleRate: rateField,
        date: rateDateField,
        source: v.optional(sourceField, 'import'),
      }),
    ),
    [],
  ),
  bestBuy: v.exactOptional(bestField),
  bestSell: v.exactOptional(bestField),
  average: v.exactOptional(v.object({ purchaseRate: rateField, saleRate: rateField })),
  date: v.exactOptional(rateDateField),
  updatedAt: v.exactOptional(instantField),
});

/** Decodes a `rates-stats` document; its id is the currency. */
export function decodeRatesStats(path: string, data: unknown): Decoded<RatesStats> {
  const currency = decodeWith(currencyField, path, documentId(path));
  if (!currency.ok) return currency;
  const fields = decodeWith(ratesStatsSchema, path, data);
  if (!fields.ok) return fields;
  const { bctn_rate: central, live_rate: live, ...rest } = fields.value;
  const value = { currency: currency.value, ...rest, bankCount: rest.banks.length };
  return {
    ok: true,
    value: { ...value, ...(central && { central }), ...(live && { live }) },
  };
}

/** The bank fields of a `rates-stats` document; what is absent is written null, to clear it. */
export function encodeBankBoard(board: BankBoard) {
  return {
    banks: board.banks.map((quote) => ({ ...quote })),
    bestBuy: board.bestBuy ?? null,
    bestSell: board.bestSell ?? null,
    average: board.average ?? null,
    bankCount: board.bankCount,
    date: board.date ?? null,
  };
}

/** The central bank's field of a `rates-stats` document, null when it quotes nothing. */
export function encodeCentral(central: CentralRate | undefined) {
  return { bctn_rate: central ?? null };
}

/** The live field of a `rates-stats` document. */
export function encodeLive(live: LiveRate) {
  return { live_rate: { ...live } };
}
