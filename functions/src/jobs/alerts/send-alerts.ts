import { alertFigures } from '@dinar/domain/alerts/alert-figures';
import { isSendingHour } from '@dinar/domain/alerts/judge-alert';
import { type WatchedFigure, watchKey } from '@dinar/domain/alerts/rate-alert';
import { utcDay } from '@dinar/domain/days/rate-date';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logMessage } from '../../log/log-messages.ts';
import { pushSender } from '../../push/send-push.ts';
import { type AlertsRun, readAlertsRun, writeAlertsRun } from '../../store/alerts/alerts-run.ts';
import { findMovedBack, findReached } from '../../store/alerts/find-alerts.ts';
import { readBoards } from '../../store/alerts/rate-now.ts';
import { armAgain } from '../../store/alerts/record-alerts.ts';
import { groupBy } from '../../store/documents/group-by.ts';
import type { Job } from '../job.ts';
import { freshFigures } from './fresh-figures.ts';
import { inParallel } from './in-parallel.ts';
import { sendDigest } from './send-digest.ts';
import { sendToDevice } from './send-to-device.ts';
import { Sending, sentAtOnce } from './sending.ts';

/**
 * Sends the alerts whose rate has crossed their target, and the digest of the day. Only figures that differ from the
 * last run are looked up, so its reads follow the crossings and not the number of alerts.
 */
export const sendAlerts: Job = async (context) => {
  const { db, now, settings, log } = context;
  if (!settings.push || !isSendingHour(now())) return { rows: 0 };
  const today = utcDay(now());
  const before = await readAlertsRun(db);
  const boards = await readBoards(db, today);
  const sending = new Sending({
    db,
    now,
    today,
    siteUrl: settings.siteUrl,
    send: pushSender(settings.push),
    figureOf: freshFigures(boards, now, (day, currency) => readBoards(db, day, currency)),
    pausedUntil: before.pausedUntil,
  });
  const figures = watchedRates(boards);
  const armed = await sendAboutFigures(sending, figures, before);
  const digest = await sendDigest(sending, boards, before, (digestAfter) =>
    writeAlertsRun(db, { ...nextRun(sending, figures, before), digestAfter }),
  );
  const run = nextRun(sending, figures, before);
  await writeAlertsRun(db, { ...run, ...(digest === 'finished' && { digestOn: today }) });
  if (sending.counts.refused > 0) log.warn(logMessage.pushRefused, sending.counts);
  log.info('Alerts sent', { ...sending.counts, armed });
  const { sent, refused, ended } = run;
  const rows = sending.counts.sent + sending.counts.ended + armed;
  return { rows, counts: { sent, refused, ended } };
};

interface WatchedRate {
  readonly watched: WatchedFigure;
  readonly rate: number;
}

type Figures = ReadonlyMap<string, WatchedRate>;

function watchedRates(boards: readonly CurrencyToday[]): Figures {
  const rates = boards.flatMap((board) => [...alertFigures(board)]);
  return new Map(rates.map((one) => [watchKey(one.watched), one] as const));
}

/** Arms and sends the alerts on the figures that changed; returns how many were armed. */
async function sendAboutFigures(
  sending: Sending,
  figures: Figures,
  before: AlertsRun,
): Promise<number> {
  const { db, today } = sending.parts;
  const held = new Set([...before.again, ...(before.day === today ? [] : before.tomorrow)]);
  const reached: QueryDocumentSnapshot[] = [];
  let armed = 0;
  await inParallel(figures, sentAtOnce, async ([key, { watched, rate }]) => {
    const move = moveOf(watched, rate, before.figures[key]);
    if (move.isToward || held.has(key)) reached.push(...(await findReached(db, watched, rate)));
    if (!move.isAway) return;
    for (const alert of await findMovedBack(db, watched, rate)) {
      if (await armAgain(alert)) armed += 1;
    }
  });
  const byDevice = groupBy(reached, (alert) => String(alert.get('device')));
  await inParallel(byDevice, sentAtOnce, ([device, alerts]) =>
    sendToDevice(sending, device, alerts),
  );
  return armed;
}

/** Whether a rate moved toward targets that it may reach, or away from reached ones; both without an earlier rate. */
function moveOf({ side }: WatchedFigure, rate: number, earlier: number | undefined) {
  const isToward = earlier === undefined || (side === 'purchase' ? rate > earlier : rate < earlier);
  const isAway = earlier === undefined || (side === 'purchase' ? rate < earlier : rate > earlier);
  return { isToward, isAway };
}

function nextRun(sending: Sending, figures: Figures, before: AlertsRun): AlertsRun {
  const { today } = sending.parts;
  const isSameDay = before.day === today;
  const { sent, refused, ended } = sending.counts;
  const earlier = isSameDay ? before : { sent: 0, refused: 0, ended: 0, tomorrow: [] };
  return {
    figures: Object.fromEntries([...figures].map(([key, { rate }]) => [key, rate])),
    again: [...sending.again],
    tomorrow: [...new Set([...earlier.tomorrow, ...sending.tomorrow])],
    pausedUntil: Object.fromEntries(sending.pausedUntil),
    day: today,
    sent: earlier.sent + sent,
    refused: earlier.refused + refused,
    ended: earlier.ended + ended,
    ...(before.digestOn && { digestOn: before.digestOn }),
  };
}
