import * as v from 'valibot';
import type {
  BankQuote,
  CentralRate,
  LaterRates,
  LiveRate,
  RatesStats,
} from '../rates/currency-rates.ts';
import { type Decoded, decodeWith, documentId } from './decoded.ts';
import {
  commercialBankField,
  correctionField,
  currencyField,
  instantField,
  providerField,
  rateDateField,
  rateField,
  sourceOr,
} from './field-schemas.ts';

const centralSchema = v.object({
  value: rateField,
  manualValue: v.exactOptional(rateField),
  date: rateDateField,
  source: sourceOr('bct'),
  correction: correctionField,
});

const banksSchema = v.array(
  v.object({
    bankId: commercialBankField,
    purchaseRate: rateField,
    saleRate: rateField,
    date: rateDateField,
    source: sourceOr('import'),
    correction: correctionField,
  }),
);

const laterSchema = v.object({
  from: rateDateField,
  bctn_rate: v.exactOptional(centralSchema),
  banks: banksSchema,
});

const liveSchema = v.object({
  value: rateField,
  date: rateDateField,
  variation: v.exactOptional(v.pipe(v.number(), v.finite())),
  variationSince: v.exactOptional(rateDateField),
  at: v.exactOptional(instantField),
  provider: v.exactOptional(providerField),
  source: sourceOr('live-fx'),
});

const ratesStatsSchema = v.object({
  bctn_rate: v.exactOptional(centralSchema),
  live_rate: v.exactOptional(v.unknown()),
  banks: v.optional(banksSchema, []),
  later: v.exactOptional(v.array(laterSchema)),
  updatedAt: v.exactOptional(instantField),
});

/**
 * Decodes a `rates-stats` document; its id is the currency. A live rate that cannot be read leaves the others in
 * place: it is the only one that no rebuild derives from rows.
 */
export function decodeRatesStats(path: string, data: unknown): Decoded<RatesStats> {
  const currency = decodeWith(currencyField, path, documentId(path));
  if (!currency.ok) return currency;
  const fields = decodeWith(ratesStatsSchema, path, data);
  if (!fields.ok) return fields;
  const { bctn_rate: central, live_rate: live, later, ...rest } = fields.value;
  return {
    ok: true,
    value: {
      currency: currency.value,
      ...rest,
      ...(central && { central }),
      ...(live !== undefined && decodedLive(path, live)),
      ...(later && { later: later.map(decodedLater) }),
    },
  };
}

function decodedLive(path: string, data: unknown): Pick<RatesStats, 'live' | 'liveFault'> {
  const live = decodeWith(liveSchema, path, data);
  if (live.ok) return { live: live.value };
  return { liveFault: `live_rate ne peut pas être lu (${live.problem.reason}).` };
}

function decodedLater({
  from,
  bctn_rate: central,
  banks,
}: v.InferOutput<typeof laterSchema>): LaterRates {
  return { from, banks, ...(central && { central }) };
}

/** The field of the rates that count from a later day on; absent without any. */
export function encodeLater(later: readonly LaterRates[]) {
  if (later.length === 0) return {};
  return {
    later: later.map(({ from, central, banks }) => ({
      from,
      ...encodeBankQuotes(banks),
      ...(central && { bctn_rate: { ...central } }),
    })),
  };
}

/** The bank field of a `rates-stats` document. */
export function encodeBankQuotes(banks: readonly BankQuote[]) {
  return { banks: banks.map((quote) => ({ ...quote })) };
}

/** The central bank's field of a `rates-stats` document, null when it quotes nothing. */
export function encodeCentral(central: CentralRate | undefined) {
  return { bctn_rate: central ?? null };
}

/** The live field of a `rates-stats` document. */
export function encodeLive(live: LiveRate) {
  return { live_rate: { ...live } };
}
