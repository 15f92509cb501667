import { bankByCode } from '../banks/bank.ts';
import { type BankCode, centralBankCode } from '../banks/bank-code.ts';
import { type ForeignCurrencyCode, parseForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { mayBeRedistributed, providerTable } from '../providers/provider-table.ts';
import type { RateSource } from '../rates/bank-rate.ts';
import type {
  BankSnapshot,
  CentralSnapshotRate,
  CounterSnapshotRate,
  RatePair,
} from '../rates/bank-snapshot.ts';
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
    ...(central
      ? bankNumbers(
          currency,
          centralBankCode,
          { ...central, day: central.date },
          midsOf(central.value, central.manualValue),
        )
      : []),
    ...(live && !liveProblem(current, today) ? liveNumbers(currency, live) : []),
    ...banks.flatMap((quote) =>
      bankNumbers(currency, quote.bankId, { ...quote, day: quote.date }, sidesOf(quote)),
    ),
  ];
  return found.filter(({ day }) => mayBeShown(day, today));
}

/** The rates that one bank published on one day, for one currency or for all. */
export function openRatesOfDay(
  snapshot: BankSnapshot,
  only?: ForeignCurrencyCode,
): StoredOpenRate[] {
  const { bankId, date: day, rates } = snapshot;
  return ownEntries<CounterSnapshotRate | CentralSnapshotRate>(rates, only).flatMap(
    ([currency, rate]) => {
      const numbers = 'rate' in rate ? midsOf(rate.rate, rate.manualRate) : sidesOf(rate);
      return bankNumbers(currency, bankId, { ...rate, day }, numbers);
    },
  );
}

interface Dated {
  readonly day: RateDate;
  readonly source: RateSource;
  readonly correction?: string;
}

type Numbers = readonly (readonly [kind: OpenRateKind, rate: number | undefined])[];

function sidesOf({ purchaseRate, saleRate }: RatePair): Numbers {
  return [
    ['purchase', purchaseRate],
    ['sale', saleRate],
  ];
}

function midsOf(interbank: number, banknotes: number | undefined): Numbers {
  return [
    ['central', interbank],
    ['central-manual', banknotes],
  ];
}

/** The known numbers of a bank, if its provider permits to give them away. */
function bankNumbers(
  currency: ForeignCurrencyCode,
  bank: BankCode,
  dated: Dated,
  numbers: Numbers,
): StoredOpenRate[] {
  const { day, source, correction = null } = dated;
  const id = rateProvider(bank, source);
  // What our team read at a counter has no provider, and is ours to give.
  if (id !== undefined && !mayBeRedistributed(id)) return [];
  const { slug, fullName } = bankByCode(bank);
  const { name, homePage } = id ? providerTable[id] : { name: fullName, homePage: null };
  const shared = { day, at: null, source, provider: name, providerUrl: homePage, correction };
  return numbers.flatMap(([kind, rate]) =>
    rate === undefined ? [] : [{ currency, bank: slug, ...shared, kind, value: numeralOf(rate) }],
  );
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
