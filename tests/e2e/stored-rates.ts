import type { BankCode } from '@dinar/domain/banks/bank-code';
import { utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { type CurrencyToday, currencyToday } from '@dinar/domain/today/board-of-today';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** The documents of one currency that staff see now. */
export async function statsOf(db: Firestore, currency: string): Promise<RatesStats> {
  const path = `${collection.ratesStats}/${currency}`;
  const decoded = decodeRatesStats(path, (await db.doc(path).get()).data());
  if (!decoded.ok) {
    throw new Error(`${decoded.problem.path}: ${decoded.problem.reason}`);
  }
  return decoded.value;
}

/** The rates of one currency that may be shown today, from the documents that staff see. */
export async function todayOf(db: Firestore, currency: string): Promise<CurrencyToday> {
  return currencyToday(await statsOf(db, currency), utcDay(new Date()));
}

/** The first sentence of home about a currency: '1 EUR = 3,3891 TND'; throws if there is no rate of it. */
export async function leadingWords(db: Firestore, currency: string): Promise<string> {
  const { leading } = await todayOf(db, currency);
  if (!leading) throw new Error(`There is no rate of ${currency} to lead a page with`);
  return `1 ${currency} = ${formatHeadlineRate(leading.rate.value, 'fr')} TND`;
}

/** BIAT's euro on the seeded board. */
export async function euroOfBiat(db: Firestore) {
  const { banks } = await statsOf(db, 'EUR');
  const quote = banks.find(({ bankId }) => bankId === 'BIAT');
  if (!quote) throw new Error('The seed contains no euro of BIAT');
  return quote;
}

export interface StoredQuote {
  readonly bankId: BankCode;
  readonly purchaseRate: number;
  readonly saleRate: number;
}

/** The stored quotes of the euro, and a function that replaces them; the caller writes the first ones back. */
export async function euroBoard(db: Firestore) {
  const euro = db.doc(`${collection.ratesStats}/EUR`);
  const banks: readonly StoredQuote[] = (await euro.get()).get('banks');
  const write = (next: readonly StoredQuote[]) =>
    euro.update({ banks: next, changedAt: FieldValue.serverTimestamp() });
  return { banks, write };
}

/** The euro's stored live rate, and a function that replaces it; the caller writes the first one back. */
export async function liveEuro(db: Firestore) {
  const { live } = await statsOf(db, 'EUR');
  if (!live) throw new Error('The seed contains no live euro');
  const write = (value: number) =>
    db
      .doc(`${collection.ratesStats}/EUR`)
      .update({ 'live_rate.value': value, changedAt: FieldValue.serverTimestamp() });
  return { live, write };
}

/** Deletes the documents of a small collection in one batch. */
export async function deleteAll(db: Firestore, name: string): Promise<void> {
  const batch = db.batch();
  for (const ref of await db.collection(name).listDocuments()) batch.delete(ref);
  await batch.commit();
}

/** The contact messages with a subject, as staff see them. */
export async function messagesAbout(db: Firestore, subject: string) {
  const messages = db.collection(collection.contactMessages);
  return (await messages.where('subject', '==', subject).get()).docs;
}
