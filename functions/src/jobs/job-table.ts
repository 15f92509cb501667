import { backfillCentralRates } from './backfill-central-rates.ts';
import type { Job } from './job.ts';
import { purgeContactMessages } from './purge-contact-messages.ts';
import { reconcileAggregates } from './reconcile-aggregates.ts';
import { updateBankRates } from './update-bank-rates.ts';
import { updateCentralRates } from './update-central-rates.ts';
import { updateCoins } from './update-coins.ts';
import { updateLiveRates } from './update-live-rates.ts';
import { updateNews } from './update-news.ts';

/** Every job by the name it has in records and on the command line. */
export const jobTable = {
  'live-rates': updateLiveRates,
  'central-bank': updateCentralRates,
  'central-bank-backfill': backfillCentralRates,
  'bank-rates': updateBankRates,
  crypto: updateCoins,
  news: updateNews,
  'reconcile-aggregates': reconcileAggregates,
  'purge-contact-messages': purgeContactMessages,
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof jobTable;

export function isJobName(text: string): text is JobName {
  return Object.hasOwn(jobTable, text);
}
