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
export interface ReferenceRate {
  readonly kind: ReferenceKind;
  readonly rate: MidRate;
  readonly source: RateSource;
  readonly provider?: ProviderId;
  readonly at?: Date;
  readonly correction?: string;
  readonly trend?: DatedTrend;
}

/** The mid rate of the central bank, between banks or for banknotes, if it may be shown today. */
export function centralReference(
  kind: 'central' | 'manual',
  currency: ForeignCurrencyCode,
  central: CentralRate | undefined,
  today: RateDate,
): ReferenceRate | undefined {
  const value = kind === 'central' ? central?.value : central?.manualValue;
  if (!central || value === undefined || !mayBeShown(central.date, today)) return undefined;
  const { date, source } = central;
  const rate = sidedRate('mid', currency, date, value);
  const provider = source === 'bct' ? source : undefined;
  return { kind, rate, source, ...(provider && { provider }), ...correctionOf(central) };
}

/** The rate of the market, if it may be shown today. */
export function marketReference(
  currency: ForeignCurrencyCode,
  live: LiveRate | undefined,
  today: RateDate,
): ReferenceRate | undefined {
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
export function leadingReference(
  central: ReferenceRate | undefined,
  market: ReferenceRate | undefined,
): ReferenceRate | undefined {
  if (!central || !market) return central ?? market;
  return central.rate.day > market.rate.day ? central : market;
}

function trendOf({ date, variation, variationSince: since }: LiveRate): DatedTrend | undefined {
  if (variation === undefined || since === undefined) return undefined;
  return datedTrend(rateTrend(variation), since, date);
}
