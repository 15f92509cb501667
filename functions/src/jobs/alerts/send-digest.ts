import { decodePushDevice } from '@dinar/domain/alerts/alert-documents';
import { alertLimits } from '@dinar/domain/alerts/rate-alert';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { tunisHour } from '@dinar/domain/days/tunis-time';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import { digestWords } from '@dinar/site/texts/alert-messages/alert-messages';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { AlertsRun } from '../../store/alerts/alerts-run.ts';
import { readDigestDevices } from '../../store/alerts/find-alerts.ts';
import { deleteDevice } from '../../store/alerts/record-alerts.ts';
import { decodedDocument } from '../../store/documents/decoded-documents.ts';
import { inParallel } from './in-parallel.ts';
import { type Sending, sentAtOnce } from './sending.ts';

/** The currencies of the digest: the first ones of the home page. */
const digestCurrencies = homeCurrencies.slice(0, 3);

/**
 * Sends the central bank's rates of today, in the evening of each working day, once. `onPage` records the last device
 * of each page, so that the next run continues one that was interrupted.
 */
export async function sendDigest(
  sending: Sending,
  boards: readonly CurrencyToday[],
  before: AlertsRun,
  onPage: (after: string) => Promise<void>,
): Promise<'finished' | 'not-due'> {
  const { db, now, today } = sending.parts;
  const rates = digestRates(boards, today);
  const isDue = before.digestOn !== today && tunisHour(now()) >= alertLimits.digestHour;
  if (!isDue || rates.length === 0) return 'not-due';
  const sendTo = async (stored: QueryDocumentSnapshot) => {
    const device = decodedDocument(stored, decodePushDevice);
    if (!device) return;
    const words = digestWords(today, rates, device.locale);
    const message = { words, path: '/', topic: 'digest' };
    if ((await sending.send(device, message)) === 'ended') await deleteDevice(db, stored.id);
  };
  let page = await readDigestDevices(db, before.day === today ? before.digestAfter : undefined);
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    await inParallel(page, sentAtOnce, sendTo);
    await onPage(last.id);
    page = await readDigestDevices(db, last.id);
  }
  return 'finished';
}

function digestRates(boards: readonly CurrencyToday[], today: RateDate) {
  return digestCurrencies.flatMap((currency) => {
    const central = boards.find((board) => board.currency === currency)?.central;
    const isOwn = central?.source === 'bct' && central.correction === undefined;
    return isOwn && central.rate.day === today ? [[currency, central.rate.value] as const] : [];
  });
}
