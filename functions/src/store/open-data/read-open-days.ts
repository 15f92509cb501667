import type { BankCode } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { decodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { collection } from '@dinar/domain/documents/collections';
import type { DecodeProblem } from '@dinar/domain/documents/decoded';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';

export interface FoundDays {
  readonly days: readonly BankSnapshot[];
  /** The documents that could not be read, left out of `days`. */
  readonly problems: readonly DecodeProblem[];
}

/** The largest number of a bank's days in a file. */
const openDaysOfBank = 30;

/** Reads every bank's published rates of a day; ids begin with the day, so that no index is needed. */
export function readDay(db: Firestore, day: RateDate): Promise<FoundDays> {
  const ids = db.collection(collection.bankSnapshots).orderBy(FieldPath.documentId());
  return read(ids.startAt(`${day}_`).endAt(`${day}_~`).limit(bankTable.length));
}

/** Reads a bank's latest days. */
export function readDaysOfBank(db: Firestore, bank: BankCode): Promise<FoundDays> {
  const own = db.collection(collection.bankSnapshots).where('bankId', '==', bank);
  return read(own.orderBy('date', 'desc').limit(openDaysOfBank));
}

async function read(query: Query): Promise<FoundDays> {
  const { docs } = await query.get();
  const decoded = docs.map((entry) => decodeBankSnapshot(entry.ref.path, entry.data()));
  return {
    days: decoded.flatMap((one) => (one.ok ? [one.value] : [])),
    problems: decoded.flatMap((one) => (one.ok ? [] : [one.problem])),
  };
}
