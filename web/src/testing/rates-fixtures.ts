import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
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
