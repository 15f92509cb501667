import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { ProviderId } from '../providers/provider-table.ts';
import type { RateSource } from '../rates/bank-rate.ts';
import type { CentralRate, LiveRate } from '../rates/currency-rates.ts';
import { correctionOf } from '../rates/rate-override.ts';
import { type MidRate, sidedRate } from '../rates/sided-rate.ts';
import { rateTrend } from '../rates/trend.ts';
import { mayBeShown } from './age-rules.ts';
import { type DatedTrend, datedTrend } from './dated-trend.ts';

/** The origin of a mid rate: the central bank (interbank), the central bank (banknotes), or the market. */
type ReferenceKind = 'central' | 'manual' | 'market';

/** A mid rate with its origin, and its instant if the source gives one. */
export interface ReferenceRate<C extends ForeignCurrencyCode = ForeignCurrencyCode> {
  readonly kind: ReferenceKind;
  readonly rate: MidRate<C>;
  readonly source: RateSource;
  readonly provider?: ProviderId;
  readonly at?: Date;
  readonly correction?: string;
  readonly trend?: DatedTrend;
}

/** The interbank mid rate of the central bank, if it may be shown today. */
export function centralReference<C extends ForeignCurrencyCode>(
  currency: C,
  central: CentralRate | undefined,
  today: RateDate,
): ReferenceRate<C> | undefined {
  if (!central || !mayBeShown(central.date, today)) return undefined;
  const { value, date, source } = central;
  const rate = sidedRate('mid', currency, date, value);
  return { kind: 'central', rate, source, ...bct(source), ...correctionOf(central) };
}

/** The mid rate of the central bank for banknotes, if it may be shown today. */
export function manualReference<C extends ForeignCurrencyCode>(
  currency: C,
  central: CentralRate | undefined,
  today: RateDate,
): ReferenceRate<C> | undefined {
  if (central?.manualValue === undefined || !mayBeShown(central.date, today)) return undefined;
  const { manualValue, date, source } = central;
  const rate = sidedRate('mid', currency, date, manualValue);
  return { kind: 'manual', rate, source, ...bct(source), ...correctionOf(central) };
}

/** The rate of the market, if it may be shown today. */
export function marketReference<C extends ForeignCurrencyCode>(
  currency: C,
  live: LiveRate | undefined,
  today: RateDate,
): ReferenceRate<C> | undefined {
  if (!live || !mayBeShown(live.date, today)) return undefined;
  const { value, date, source, provider, at } = live;
  const trend = trendOf(live);
  return {
    kind: 'market',
    rate: sidedRate('mid', currency, date, value),
    source,
    ...(provider && { provider }),
    ...(at && { at }),
    ...(trend && { trend }),
  };
}

/** Chooses the leading rate: the newer one, or on the same day the market rate, which is later in the day. */
export function leadingReference<C extends ForeignCurrencyCode>(
  central: ReferenceRate<C> | undefined,
  market: ReferenceRate<C> | undefined,
): ReferenceRate<C> | undefined {
  if (!central || !market) return central ?? market;
  return central.rate.day > market.rate.day ? central : market;
}

function trendOf({ date, variation, variationSince: since }: LiveRate): DatedTrend | undefined {
  if (variation === undefined || since === undefined) return undefined;
  return datedTrend(rateTrend(variation), since, date);
}

function bct(source: RateSource): { provider?: ProviderId } {
  return source === 'bct' ? { provider: 'bct' } : {};
}
