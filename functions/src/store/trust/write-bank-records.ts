import { parseBankCode } from '@dinar/domain/banks/bank-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import {
  type BankRecord,
  type BankRecords,
  type Coverage,
  decodeBankRecords,
  encodeBankRecords,
} from '@dinar/domain/documents/bank-records-document';
import { bankRecordsPath, collection } from '@dinar/domain/documents/collections';
import { readInstant } from '@dinar/domain/documents/field-schemas';
import { parseBankRateId } from '@dinar/domain/rates/bank-rate';
import { bankRecords, firstRecordedDay } from '@dinar/domain/status/bank-records';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { decodedDocument } from '../documents/decoded-documents.ts';

// A board is read as a whole, so the currency that every bank quotes gives the time: about 600 rows a
// night, where those of all currencies would be 13,000.
const toldBy = 'EUR';

// The sources that our own jobs read: the hour of an import is not the hour of publication.
const readSources: readonly unknown[] = ['bct', 'bank-page', 'demo'];

/** Counts how each bank published recently, from the stored data, and stores the result for the pages. */
export async function writeBankRecords(db: Firestore, today: RateDate): Promise<BankRecords> {
  const from = firstRecordedDay(today);
  const [published, rows, heldBack, before] = await Promise.all([
    readPublished(db, from),
    readRows(db, from),
    readHeldBack(db, from),
    readBefore(db),
  ]);
  const traces = { published, heldBack, before, readings: readingsOf(rows), covered: rows };
  const records = bankRecords(traces, today);
  await db.doc(bankRecordsPath).set(encodeBankRecords(records));
  return records;
}

// The id of a snapshot contains the two required values, its day and its bank.
async function readPublished(db: Firestore, from: RateDate) {
  const ids = db.collection(collection.bankSnapshots).orderBy(FieldPath.documentId());
  const { docs } = await ids.startAt(`${from}_`).select().get();
  return docs.flatMap(({ id }) => {
    const [day = '', code = ''] = id.split('_');
    const [date, bankId] = [parseRateDate(day), parseBankCode(code)];
    return date && bankId ? [{ date, bankId }] : [];
  });
}

async function readRows(db: Firestore, from: RateDate) {
  const rows = db
    .collection(collection.bankRates)
    .where('currency', '==', toldBy)
    .where('status', '==', 1)
    .where('date', '>=', from)
    .orderBy('date', 'desc')
    .select('source', 'fetchedAt');
  const { docs } = await rows.get();
  return docs.flatMap((row) => {
    const how: Coverage = readSources.includes(row.get('source')) ? 'read' : 'entered';
    return ofRow(row).map((one) => ({ ...one, how, at: readInstant(row.get('fetchedAt')) }));
  });
}

function readingsOf(rows: Awaited<ReturnType<typeof readRows>>) {
  return rows.flatMap(({ how, at, ...one }) => (how === 'read' && at ? [{ ...one, at }] : []));
}

async function readBefore(db: Firestore): Promise<readonly BankRecord[]> {
  const stored = await db.doc(bankRecordsPath).get();
  return decodedDocument(stored, decodeBankRecords)?.records ?? [];
}

// The index of both fields contains only rows that have both: rows of old days and rows without a problem
// cost nothing.
async function readHeldBack(db: Firestore, from: RateDate) {
  const rows = db.collection(collection.bankRates).where('date', '>=', from);
  const { docs } = await rows.orderBy('date').orderBy('problem').select('problem').get();
  return docs.filter((row) => row.get('problem')).flatMap(ofRow);
}

function ofRow({ id }: QueryDocumentSnapshot) {
  const key = parseBankRateId(id);
  return key ? [{ bankId: key.bankId, date: key.date }] : [];
}
