import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { isWorkingDay } from '@dinar/domain/days/working-day';
import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { BankPage } from '../../sources/bank-table/bank-page.ts';

const fewestDays = 3;

interface ApprovedPage {
  readonly day: RateDate;
  /** Whether each of its rows was taken. */
  readonly isWhole: boolean;
}

/**
 * Counts the working days on which a page was approved whole under one description, in `staff/description-{bank}`.
 * After three, the document offers the row for `bank-pages.ts` to the operator. Another description starts anew.
 */
export async function learnPage(
  db: Firestore,
  page: BankPage,
  { day, isWhole }: ApprovedPage,
): Promise<void> {
  if (!isWhole || !isWorkingDay(day)) return;
  const ref = db.collection(collection.staff).doc(`description-${page.bankId}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const description = JSON.stringify(layoutOf(page));
    const before: unknown = stored.get('description') === description ? stored.get('days') : [];
    const known = Array.isArray(before)
      ? before.flatMap((it) => parseRateDate(String(it)) ?? [])
      : [];
    const days = [...new Set([...known, day])].sort().slice(-fewestDays);
    const isReady = days.length >= fewestDays;
    const answer = isReady
      ? `La page de ${page.bankId} a été approuvée ${fewestDays} jours sans changement : l’opérateur peut ajouter row à bank-pages.ts, si la banque le permet.`
      : `La page de ${page.bankId} a été approuvée ${days.length} jour(s) sur ${fewestDays}.`;
    const row = isReady ? { row: JSON.stringify({ page, verifiedOn: day }, undefined, 2) } : {};
    transaction.set(ref, { answer, days, description, ...row });
  });
}

// The number of rows that a proposal requires changes with the currencies of the day.
function layoutOf({ minimumRows: _, address: __, ...layout }: BankPage) {
  return layout;
}
