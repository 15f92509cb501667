import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import { bankQuote } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { site } from '@dinar/site/testing/site-fixtures';
import { answerOpenData, type OpenDataSources } from '../answer-open-data.ts';
import type { OpenDataReads } from '../open-data-reads.ts';

export const friday = day('2026-11-20');
export const quote = bankQuote('STBK', [3.31, 3.42], friday);
export const euro = { currency: 'EUR', banks: [quote] } as const;

export const central = {
  bankId: 'BCTN',
  date: friday,
  count: 2,
  rates: {
    EUR: { rate: 3.3891, manualRate: 3.387, source: 'bct' },
    USD: { rate: 2.9048, source: 'bct' },
  },
  updatedAt: new Date('2026-11-20T16:05:00Z'),
} as const satisfies BankSnapshot;

export const year: RateHistory = {
  currency: 'EUR',
  year: '2026',
  points: {
    '11-19': { central: 3.38 },
    '11-20': { central: 3.3891, bestBuy: 3.32, bestSell: 3.4 },
  },
};

/** What is stored; by default one currency of one bank, and one year of it. */
interface Stored {
  readonly board?: readonly RatesStats[];
  readonly days?: readonly BankSnapshot[];
  readonly before?: BankSnapshot;
  readonly years?: readonly RateHistory[];
  readonly isStale?: boolean;
}

interface Asked {
  readonly method?: string;
  readonly known?: string;
}

/** The reads of a store. */
export function readsOf({
  board = [euro],
  days = [],
  before,
  years = [year],
  isStale = false,
}: Stored): OpenDataReads {
  return {
    board: async () => ({ value: board, isStale }),
    day: async () => ({ value: { days, ...(before && { before }) }, isStale }),
    daysOfBank: async () => ({ value: days, isStale }),
    years: async () => ({ value: years, isStale }),
  };
}

/** Asks for an address of the open data, of a store with the euro alone. */
export function ask(
  url: string,
  { method = 'GET', known }: Asked = {},
  stored: Stored = {},
  changed: Partial<OpenDataSources> = {},
) {
  const reports: unknown[] = [];
  const sources: OpenDataSources = {
    site: async () => site,
    reads: readsOf(stored),
    now: () => new Date('2026-11-20T14:00:00Z'),
    report: (error) => reports.push(error),
    ...changed,
  };
  const header = (name: string) => (name === 'if-none-match' ? known : undefined);
  return answerOpenData({ method, url, header }, sources).then((answer) => ({
    ...answer,
    reports,
  }));
}
