import * as v from 'valibot';
import type { BankQuote, CentralRate, LiveRate, RatesStats } from '../rates/currency-rates.ts';
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

const ratesStatsSchema = v.object({
  bctn_rate: v.exactOptional(
    v.object({
      value: rateField,
      manualValue: v.exactOptional(rateField),
      date: rateDateField,
      source: sourceOr('bct'),
      correction: correctionField,
    }),
  ),
  live_rate: v.exactOptional(
    v.object({
      value: rateField,
      date: rateDateField,
      variation: v.exactOptional(v.pipe(v.number(), v.finite())),
      variationSince: v.exactOptional(rateDateField),
      at: v.exactOptional(instantField),
      provider: v.exactOptional(providerField),
      source: sourceOr('live-fx'),
    }),
  ),
  banks: v.optional(
    v.array(
      v.object({
        bankId: commercialBankField,
        purchaseRate: rateField,
        saleRate: rateField,
        date: rateDateField,
        source: sourceOr('import'),
        correction: correctionField,
      }),
    ),
    [],
  ),
  updatedAt: v.exactOptional(instantField),
});

/** Decodes a `rates-stats` document; its id is the currency. */
export function decodeRatesStats(path: string, data: unknown): Decoded<RatesStats> {
  const currency = decodeWith(currencyField, path, documentId(path));
  if (!currency.ok) return currency;
  const fields = decodeWith(ratesStatsSchema, path, data);
  if (!fields.ok) return fields;
  const { bctn_rate: central, live_rate: live, ...rest } = fields.value;
  const value = { currency: currency.value, ...rest };
  return {
    ok: true,
    value: { ...value, ...(central && { central }), ...(live && { live }) },
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
