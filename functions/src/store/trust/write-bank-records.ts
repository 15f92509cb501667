import { parseBankCode } from '@dinar/domain/banks/bank-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { type BankRecords, encodeBankRecords } from '@dinar/domain/documents/bank-records-document';
import { bankRecordsPath, collection } from '@dinar/domain/documents/collections';
import { readInstant } from '@dinar/domain/documents/field-schemas';
import { parseBankRateId } from '@dinar/domain/rates/bank-rate';
import { bankRecords, firstRecordedDay } from '@dinar/domain/status/bank-records';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

// A board is read as a whole, so the currency that every bank quotes gives the time: about 600 rows a
// night, where those of all currencies would be 13,000.
const toldBy = 'EUR';

// The sources that our own jobs read: the hour of an import is not the hour of publication.
const readSources: readonly unknown[] = ['bct', 'bank-page', 'demo'];

/** Counts how each bank published recently, from the stored data, and stores the result for the pages. */
export async function writeBankRecords(db: Firestore, today: RateDate): Promise<BankRecords> {
  const from = firstRecordedDay(today);
  const [published, readings, heldBack] = await Promise.all([
    readPublished(db, from),
    readReadings(db, from),
    readHeldBack(db, from),
  ]);
  const records = bankRecords({ published, readings, heldBack }, today);
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

async function readReadings(db: Firestore, from: RateDate) {
  const rows = db
    .collection(collection.bankRates)
    .where('currency', '==', toldBy)
    .where('status', '==', 1)
    .where('date', '>=', from)
    .orderBy('date', 'desc')
    .select('source', 'fetchedAt');
  const { docs } = await rows.get();
  return docs.flatMap((row) => {
    const at = readInstant(row.get('fetchedAt'));
    return at && readSources.includes(row.get('source'))
      ? ofRow(row).map((one) => ({ ...one, at }))
      : [];
  });
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
