import { publicationOn } from '@dinar/domain/days/publication';
import { utcDay } from '@dinar/domain/days/rate-date';
import { tunisHour } from '@dinar/domain/days/tunis-time';
import { collection } from '@dinar/domain/documents/collections';
import { morningForm } from '../store/morning/morning-form.ts';
import { type MorningList, morningText } from '../store/morning/morning-list.ts';
import { noteForm, readForm, writeMorningList } from '../store/morning/write-morning-list.ts';
import type { Job, JobContext } from './job.ts';

/** Stores a form under a name below the folder of forms; false without an inbox. */
export type StoreForm = (name: string, bytes: Uint8Array) => Promise<boolean>;

/**
 * A job that writes the list of what staff have to do, on each working day; the first run also writes the form of
 * the day, and the first run from the chosen hour on sends the list by mail.
 */
export function prepareMorning(storeForm: StoreForm): Job {
  return async (context) => {
    const { db, now } = context;
    const day = utcDay(now());
    if (publicationOn(day) === 'none') return { rows: 0 };
    const { list, morning } = await writeMorningList(db, now());
    const form = `formulaire-${day}.xlsx`;
    const isNew = (await readForm(db)) !== form;
    const isStored = isNew && (await storeForm(form, await morningForm(morning)));
    if (isStored) await noteForm(db, form);
    const isMailed = await mailOnce(context, list);
    return { rows: 1 + Number(isStored) + Number(isMailed) };
  };
}

// A second run of the hour finds the mail of the day, sent or not.
async function mailOnce({ db, now, settings }: JobContext, list: MorningList): Promise<boolean> {
  const { staffEmail, contactEmail, morningMailHour } = settings;
  if (staffEmail === undefined || morningMailHour === undefined) return false;
  if (tunisHour(now()) < morningMailHour) return false;
  const ref = db.collection(collection.mail).doc(`morning-${utcDay(now())}`);
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return false;
    const message = { subject: `Cours du ${list.day} : ${list.board}`, text: morningText(list) };
    transaction.create(ref, { to: [staffEmail], replyTo: contactEmail, message });
    return true;
  });
}
