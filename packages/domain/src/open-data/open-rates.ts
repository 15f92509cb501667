import { bankByCode } from '../banks/bank.ts';
import { type BankCode, centralBankCode } from '../banks/bank-code.ts';
import { type ForeignCurrencyCode, parseForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { mayBeRedistributed, providerTable } from '../providers/provider-table.ts';
import type { RateSource } from '../rates/bank-rate.ts';
import type { BankSnapshot } from '../rates/bank-snapshot.ts';
import { type LiveRate, type RatesStats, statsOn } from '../rates/currency-rates.ts';
import { rateProvider } from '../rates/rate-provider.ts';
import { mayBeShown } from '../today/age-rules.ts';
import { liveProblem } from '../today/live-problem.ts';
import { numeralOf, type OpenRateKind, type StoredOpenRate } from './open-rate.ts';

/** The rates of one currency that may be shown today. */
export function latestOpenRates(stats: RatesStats, today: RateDate): StoredOpenRate[] {
  const current = statsOn(stats, today);
  const { currency, central, live, banks } = current;
  const found = [
    ...(central ? centralNumbers(currency, { ...central, day: central.date }) : []),
    ...(live && !liveProblem(current, today) ? liveNumbers(currency, live) : []),
    ...banks.flatMap((quote) =>
      counterNumbers(currency, quote.bankId, { ...quote, day: quote.date }),
    ),
  ];
  return found.filter(({ day }) => mayBeShown(day, today));
}

/** The rates that one bank published on one day, for one currency or for all. */
export function openRatesOfDay(
  snapshot: BankSnapshot,
  only?: ForeignCurrencyCode,
): StoredOpenRate[] {
  const { date: day } = snapshot;
  if (snapshot.bankId === centralBankCode) {
    return ownEntries(snapshot.rates, only).flatMap(([currency, { rate, manualRate, ...own }]) => {
      const manual = manualRate === undefined ? {} : { manualValue: manualRate };
      return centralNumbers(currency, { ...own, ...manual, value: rate, day });
    });
  }
  const { bankId } = snapshot;
  return ownEntries(snapshot.rates, only).flatMap(([currency, rate]) =>
    counterNumbers(currency, bankId, { ...rate, day }),
  );
}

interface Dated {
  readonly day: RateDate;
  readonly source: RateSource;
  readonly correction?: string;
}

interface CentralNumbers extends Dated {
  readonly value: number;
  readonly manualValue?: number;
}

function centralNumbers(
  currency: ForeignCurrencyCode,
  { value, manualValue, ...dated }: CentralNumbers,
): StoredOpenRate[] {
  if (!isOpen(centralBankCode, dated)) return [];
  const number = (kind: OpenRateKind, rate: number) => ({
    ...ofBank(currency, centralBankCode, dated),
    kind,
    value: numeralOf(rate),
  });
  const manual = manualValue === undefined ? [] : [number('central-manual', manualValue)];
  return [number('central', value), ...manual];
}

function counterNumbers(
  currency: ForeignCurrencyCode,
  bank: BankCode,
  quote: Dated & { readonly purchaseRate: number; readonly saleRate: number },
): StoredOpenRate[] {
  if (!isOpen(bank, quote)) return [];
  const shared = ofBank(currency, bank, quote);
  return [
    { ...shared, kind: 'purchase', value: numeralOf(quote.purchaseRate) },
    { ...shared, kind: 'sale', value: numeralOf(quote.saleRate) },
  ];
}

// Demonstration rates have no provider. They are not skipped: a file that contains one is refused.
function liveNumbers(currency: ForeignCurrencyCode, live: LiveRate): StoredOpenRate[] {
  const { value, date: day, source, provider, at } = live;
  if (source !== 'demo' && !mayBeRedistributed(provider)) return [];
  const { name, homePage } = provider ? providerTable[provider] : { name: '', homePage: null };
  return [
    {
      currency,
      kind: 'live',
      bank: null,
      value: numeralOf(value),
      day,
      at: at?.toISOString() ?? null,
      source,
      provider: name,
      providerUrl: homePage,
      correction: null,
    },
  ];
}

// What our team read at a counter has no provider, and is ours to give.
function isOpen(bank: BankCode, { source }: Dated): boolean {
  const provider = rateProvider(bank, source);
  return provider === undefined || mayBeRedistributed(provider);
}

function ofBank(currency: ForeignCurrencyCode, code: BankCode, dated: Dated) {
  const { day, source, correction = null } = dated;
  const id = rateProvider(code, source);
  const { slug, fullName } = bankByCode(code);
  const { name, homePage } = id ? providerTable[id] : { name: fullName, homePage: null };
  return {
    currency,
    bank: slug,
    day,
    at: null,
    source,
    provider: name,
    providerUrl: homePage,
    correction,
  };
}

function ownEntries<Rate>(
  rates: Readonly<Partial<Record<ForeignCurrencyCode, Rate>>>,
  only: ForeignCurrencyCode | undefined,
): (readonly [ForeignCurrencyCode, Rate])[] {
  return Object.keys(rates).flatMap((text) => {
    const code = parseForeignCurrencyCode(text);
    if (code === undefined || (only ?? code) !== code) return [];
    const own = rates[code];
    return own === undefined ? [] : [[code, own] as const];
  });
}
