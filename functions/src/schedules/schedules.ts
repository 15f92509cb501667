import { cronOf, jobRhythms, type SourceJob } from '@dinar/domain/schedules/job-rhythm';
import { coinGeckoSecrets } from '../config/coingecko-key.ts';
import { writeForm } from '../config/inbox.ts';
import { pushSecrets } from '../config/push-settings.ts';
import { telegramSecrets } from '../config/telegram.ts';
import { sendAlerts } from '../jobs/alerts/send-alerts.ts';
import { announceDay } from '../jobs/announce-day.ts';
import { judgeContactMessages } from '../jobs/judge-contact-messages.ts';
import { prepareMorning } from '../jobs/prepare-morning.ts';
import { purgeContactMessages } from '../jobs/purge-contact-messages.ts';
import { reconcileAggregates } from '../jobs/reconcile-aggregates.ts';
import { updateBankRates } from '../jobs/update-bank-rates.ts';
import { updateCentralRates } from '../jobs/update-central-rates.ts';
import { updateCoins } from '../jobs/update-coins.ts';
import { updateLiveRates } from '../jobs/update-live-rates.ts';
import { updateNews } from '../jobs/update-news.ts';
import { type Schedule, scheduled } from './scheduled.ts';

/** Reads the market’s rates. */
export const onLiveRatesDue = scheduled('live-rates', updateLiveRates, often('live-rates', 300));

/** Reads the central bank’s rates once they are published. */
export const onCentralRatesDue = scheduled(
  'central-bank',
  updateCentralRates,
  often('central-bank', 540),
);

/** Reads the banks’ counter rates. */
export const onBankRatesDue = scheduled('bank-rates', updateBankRates, often('bank-rates', 300));

/** Reads the prices of cryptocurrencies. */
export const onCoinsDue = scheduled('crypto', updateCoins, {
  ...often('crypto', 120),
  secrets: coinGeckoSecrets,
});

/** Writes what staff have to do in the morning, and the form of the day. */
export const onMorningDue = scheduled('morning', prepareMorning(writeForm), {
  cron: '30 7-12 * * 1-5',
  timeoutSeconds: 120,
  retryCount: 1,
  memory: '512MiB',
});

/** Reads the latest headlines. */
export const onNewsDue = scheduled('news', updateNews, often('news', 300));

/** Sends the alerts of visitors whose rate has crossed their target. */
export const onAlertsDue = scheduled('alerts', sendAlerts, {
  cron: '*/10 7-21 * * *',
  timeoutSeconds: 540,
  retryCount: 0,
  memory: '512MiB',
  secrets: pushSecrets,
});

/** Sends the rate of the day to a channel of Telegram, once it is complete. */
export const onAnnouncementDue = scheduled('announce-day', announceDay, {
  cron: '10,40 12-20 * * 1-5',
  timeoutSeconds: 60,
  // The next run sends again what was refused.
  retryCount: 0,
  secrets: telegramSecrets,
});

/** Compares the aggregates of the last 14 days and of one older month with their rows, each night. */
export const onReconciliationDue = scheduled('reconcile-aggregates', reconcileAggregates, {
  cron: '30 3 * * *',
  timeoutSeconds: 540,
  retryCount: 2,
  memory: '512MiB',
});

/** Judges the contact messages that no event has judged, each night. */
export const onContactJudgementDue = scheduled('judge-contact-messages', judgeContactMessages, {
  cron: '45 3 * * *',
  timeoutSeconds: 300,
  retryCount: 2,
});

/** Deletes contact messages that were kept for twelve months. */
export const onContactPurgeDue = scheduled('purge-contact-messages', purgeContactMessages, {
  cron: '0 4 * * *',
  timeoutSeconds: 300,
  retryCount: 2,
});

// The next run of a frequent job serves as its retry.
function often(name: SourceJob, timeoutSeconds: number): Schedule {
  return { cron: cronOf(jobRhythms[name]), timeoutSeconds, retryCount: 0 };
}
