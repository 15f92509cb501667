import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { CounterSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { BankQuote, RatesStats } from '@dinar/domain/rates/currency-rates';
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import type { SiteConfig } from '../config/site-config.ts';
import { boardEntry } from '../data/page/page-data.ts';

/** A day written 'YYYY-MM-DD', for tests; throws when there is no such day. */
export function day(text: string): RateDate {
  const parsed = parseRateDate(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
}

export const friday = day('2026-11-20');

/** A bank's quote of the fixture's Friday. */
export function quote(fields: Partial<BankQuote> & Pick<BankQuote, 'bankId'>): BankQuote {
  return { purchaseRate: 3.3, saleRate: 3.4, date: friday, source: 'bank-page', ...fields };
}

/**
 * The euro on the fixture's Friday, at three banks: BIAT has the best purchase rate, BNA the best sale rate.
 */
export function euroStats(fields: Partial<RatesStats> = {}): RatesStats {
  // A live rate far from the central bank's would be judged wrong: another currency's has one of its own.
  const isOther = fields.currency !== undefined && fields.currency !== 'EUR';
  const value = (isOther && fields.live?.value) || 3.3752;
  return {
    currency: 'EUR',
    central: { value, date: friday, source: 'bct' },
    live: {
      value: 3.3891,
      date: friday,
      source: 'live-fx',
      provider: 'open-er-api',
      variation: 0.12,
      variationSince: day('2026-11-19'),
    },
    banks: [
      quote({ bankId: 'BIAT', purchaseRate: 3.36, saleRate: 3.42 }),
      quote({ bankId: 'BNTE', purchaseRate: 3.34, saleRate: 3.4 }),
      quote({ bankId: 'STBK', purchaseRate: 3.35, saleRate: 3.41 }),
    ],
    ...fields,
  };
}

/** The banks of the fixture's euro, some of them with other values. */
export function banksWith(
  changes: Partial<Record<CommercialBankCode, Partial<BankQuote>>>,
): BankQuote[] {
  return euroStats().banks.map((bank) => ({ ...bank, ...changes[bank.bankId] }));
}

/** The dollar on the fixture's Friday, at one bank. */
export const dollarStats = euroStats({
  currency: 'USD',
  banks: [quote({ bankId: 'BIAT', purchaseRate: 2.88, saleRate: 2.94 })],
});

/** The rates of a currency that a bank's page has. */
export const ratesOfPage = (purchaseRate: number, saleRate: number) =>
  ({ purchaseRate, saleRate, source: 'bank-page' }) as const;

/** The rates of BIAT on one day. */
export function bankDay(date: RateDate, rates: CounterSnapshot['rates']): CounterSnapshot {
  return { bankId: 'BIAT', date, rates, count: Object.keys(rates).length };
}

/** A coin whose price has no instant. */
export const bitcoin = {
  id: 'bitcoin',
  name: 'Bitcoin',
  symbol: 'btc',
  currentPrice: 91_234.5,
  priceChangePercentage24h: -1.2,
};

/** The stored coins. */
export function coinsEntry(...value: ResourceEntry<'coins'>['value']): ResourceEntry<'coins'> {
  return { kind: 'coins', key: 'coins', value };
}

/** A board of the given currencies. */
export function boardOfStats(...stats: RatesStats[]): ResourceEntry<'board'> {
  return boardEntry(stats);
}

export const testConfig: SiteConfig = {
  site: {
    name: 'Dinar en Direct',
    url: 'https://dinar.example',
    email: 'contact@dinar.example',
    phone: '+216 71 000 000',
  },
  firebase: { projectId: 'demo-dinar', apiKey: 'key', appId: 'app' },
  firestore: null,
  appCheckSiteKey: null,
};
