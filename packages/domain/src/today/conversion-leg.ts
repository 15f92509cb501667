import { type BankCode, centralBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { RateSource } from '../rates/bank-rate.ts';
import { correctionOf } from '../rates/rate-override.ts';
import type { MidRate, PurchaseRate, SaleRate } from '../rates/sided-rate.ts';
import type { CurrencyToday } from './board-of-today.ts';
import type { ReferenceRate } from './reference-rate.ts';

/** The basis of the rate of a conversion. */
type RateBasis =
  | { readonly kind: 'mean'; readonly bankCount: number }
  | { readonly kind: 'bank'; readonly bank: BankCode }
  | { readonly kind: 'reference'; readonly reference: ReferenceRate };

/** One rate of a conversion, with its side, days and sources. */
export interface ConversionLeg<
  Rate extends PurchaseRate | SaleRate | MidRate = PurchaseRate | SaleRate | MidRate,
> {
  readonly currency: ForeignCurrencyCode;
  readonly rate: Rate;
  readonly basis: RateBasis;
  /** The distinct days of the rates behind this one, oldest first. */
  readonly days: readonly [RateDate, ...RateDate[]];
  readonly sources: readonly RateSource[];
  /** The reason why staff replaced the rate, if it is a single corrected rate. */
  readonly correction?: string;
  /** The chosen bank, if it has no rate in force for this currency. */
  readonly lackingBank?: BankCode;
}

/**
 * The purchase side of a currency: the purchase rate of the chosen bank, else the mean of the boards in
 * force, else the leading mid rate. Undefined if no rate of the currency may be shown today.
 */
export function purchaseLeg(
  today: CurrencyToday,
  bank: BankCode | undefined,
): ConversionLeg<PurchaseRate | MidRate> | undefined {
  return legOf(today, bank, ({ purchase }) => purchase);
}

/** The sale side of a currency, by the same rules as the purchase side. */
export function saleLeg(
  today: CurrencyToday,
  bank: BankCode | undefined,
): ConversionLeg<SaleRate | MidRate> | undefined {
  return legOf(today, bank, ({ sale }) => sale);
}

/** A reference rate as the leg of a conversion. */
export function referenceLeg(reference: ReferenceRate): ConversionLeg<MidRate> {
  return {
    currency: reference.rate.currency,
    rate: reference.rate,
    basis: { kind: 'reference', reference },
    days: [reference.rate.day],
    sources: [reference.source],
    ...correctionOf(reference),
  };
}

interface TwoSides {
  readonly purchase: PurchaseRate;
  readonly sale: SaleRate;
}

function legOf<Rate extends PurchaseRate | SaleRate>(
  today: CurrencyToday,
  bank: BankCode | undefined,
  sideOf: (sides: TwoSides) => Rate,
): ConversionLeg<Rate | MidRate> | undefined {
  const chosen = bank && legOfBank(today, bank, sideOf);
  if (chosen) return chosen;
  const general = legOfMean(today, sideOf) ?? (today.leading && referenceLeg(today.leading));
  return general && bank ? { ...general, lackingBank: bank } : general;
}

function legOfBank<Rate extends PurchaseRate | SaleRate>(
  { central, counters, currency }: CurrencyToday,
  bank: BankCode,
  sideOf: (sides: TwoSides) => Rate,
): ConversionLeg<Rate | MidRate> | undefined {
  if (bank === centralBankCode) return central && referenceLeg(central);
  const quote = counters.inForce.find(({ bankId }) => bankId === bank);
  if (!quote) return undefined;
  const { day, source } = quote;
  return {
    currency,
    rate: sideOf(quote),
    basis: { kind: 'bank', bank },
    days: [day],
    sources: [source],
    ...correctionOf(quote),
  };
}

function legOfMean<Rate extends PurchaseRate | SaleRate>(
  { counters: { mean }, currency }: CurrencyToday,
  sideOf: (sides: TwoSides) => Rate,
): ConversionLeg<Rate> | undefined {
  if (!mean) return undefined;
  const { bankCount, days, sources } = mean;
  return { currency, rate: sideOf(mean), basis: { kind: 'mean', bankCount }, days, sources };
}
