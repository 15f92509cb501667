/** A bank's rates as they may be at hand; any of them may be missing or unusable. */
interface CounterRates {
  readonly saleRate?: number;
  readonly purchaseRate?: number;
  readonly rate?: number;
}

/** The rate that a conversion takes of a bank: the sale rate, else the purchase rate, else the generic one. */
export function counterRate({ saleRate, purchaseRate, rate }: CounterRates): number | undefined {
  return [saleRate, purchaseRate, rate].find(
    (value) => value !== undefined && Number.isFinite(value) && value > 0,
  );
}
