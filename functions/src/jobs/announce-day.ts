import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { publicationOn } from '@dinar/domain/days/publication';
import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { decodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { collection } from '@dinar/domain/documents/collections';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { defaultLocale } from '@dinar/domain/language/locale';
import { bankSnapshotId } from '@dinar/domain/rates/bank-snapshot';
import { dayPicturePath } from '@dinar/site/routes/day-picture-path';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { requiredDocument } from '../store/documents/decoded-documents.ts';
import { storedCentralDays } from '../store/ingest/stored-central-days.ts';
import type { Job, JobContext, TelegramChannel } from './job.ts';
import { expectationDays, lackingCurrencies } from './lacking-currencies.ts';

const limitMs = 15_000;

/** The record of the last announced day. */
const announcedPath = `${collection.system}/announced-day`;

/**
 * Sends the central bank's rate of the day with its picture to a channel of Telegram, once a working day, when
 * every currency has its rate. Without a channel it does nothing. A refused message is sent again by the next
 * run; one without an answer is not, because the channel may have it.
 */
export const announceDay: Job = async (context) => {
  const { db, now, settings } = context;
  const day = utcDay(now());
  if (!settings.telegram || publicationOn(day) === 'none') return { rows: 0 };
  const days = await storedCentralDays(db, addDays(day, -expectationDays), day);
  if (lackingCurrencies(days, day).length > 0) return { rows: 0 };
  const caption = await captionOf(db, day, settings.siteUrl);
  if (caption === undefined || !(await claim(db, day, now()))) return { rows: 0 };
  const photo = `${settings.siteUrl}${dayPicturePath({ day, currency: 'EUR' }, defaultLocale)}`;
  const refusal = await send(context, settings.telegram, { photo, caption });
  if (refusal === undefined) return { rows: 1 };
  await db.doc(announcedPath).delete();
  throw new Error(`Telegram refused the message: ${refusal}`);
};

/** Undefined without a rate of the euro, and for one that is made up. */
async function captionOf(
  db: Firestore,
  day: RateDate,
  siteUrl: string,
): Promise<string | undefined> {
  const ref = db.doc(`${collection.bankSnapshots}/${bankSnapshotId(centralBankCode, day)}`);
  const snapshot = requiredDocument(await ref.get(), decodeBankSnapshot);
  const euro = snapshot?.bankId === centralBankCode ? snapshot.rates.EUR : undefined;
  if (!euro || euro.source === 'demo') return undefined;
  return `1 EUR = ${formatHeadlineRate(euro.rate, 'fr')} TND, cours moyen de la Banque Centrale de Tunisie du ${formatDayInWords(day, 'fr')}.\n${siteUrl}`;
}

// Two runs, or a run after a restart, announce a day once.
function claim(db: Firestore, day: RateDate, now: Date): Promise<boolean> {
  const ref = db.doc(announcedPath);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (stored.get('day') === day) return false;
    transaction.set(ref, { day, claimedAt: Timestamp.fromDate(now) });
    return true;
  });
}

interface Photo {
  readonly photo: string;
  readonly caption: string;
}

/** Returns the reason of a refusal; undefined when the message was taken. https://core.telegram.org/bots/api#sendphoto */
async function send(
  { fetch }: JobContext,
  { chat, token }: TelegramChannel,
  photo: Photo,
): Promise<string | undefined> {
  const answer = await fetch(new URL(`https://api.telegram.org/bot${token}/sendPhoto`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ chat_id: chat, ...photo }),
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  }).catch((error: unknown) => {
    // The address in the error would put the token into the log.
    const name = error instanceof Error ? error.name : 'error';
    throw new Error(`Telegram did not answer (${name}): the channel may have the message`);
  });
  const text = (await answer.text()).slice(0, 300);
  return answer.ok ? undefined : `${answer.status} ${text}`;
}
