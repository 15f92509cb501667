import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { decodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { collection } from '@dinar/domain/documents/collections';
import type { DecodeProblem } from '@dinar/domain/documents/decoded';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';

export interface FoundDays {
  readonly days: readonly BankSnapshot[];
  /** The documents that could not be read, left out of `days`. */
  readonly problems: readonly DecodeProblem[];
}

/** The largest number of a bank's days in a file. */
const openDaysOfBank = 30;

/** Reads every bank's published rates of a day; ids begin with the day, so that no index is needed. */
export function readDay(db: Firestore, day: RateDate): Promise<FoundDays> {
  return read(queryOfDay(db, day));
}

function queryOfDay(db: Firestore, day: RateDate): Query {
  const ids = db.collection(collection.bankSnapshots).orderBy(FieldPath.documentId());
  return ids.startAt(`${day}_`).endAt(`${day}_~`).limit(bankTable.length);
}

/** A day's published rates; of a day without any, the central bank's last published day before it. */
export interface DayOrBefore extends FoundDays {
  readonly before?: BankSnapshot;
}

/** Reads a day's published rates, and what applies in their place, at one instant. */
export function readDayOrBefore(db: Firestore, day: RateDate): Promise<DayOrBefore> {
  return db.runTransaction(
    async (reading) => {
      const own = decode(await reading.get(queryOfDay(db, day)));
      if (own.days.length + own.problems.length > 0) return own;
      const earlier = ofBank(db, centralBankCode).where('date', '<', day).limit(1);
      const { days, problems } = decode(await reading.get(earlier));
      const [before] = days;
      return { days: [], problems, ...(before && { before }) };
    },
    { readOnly: true },
  );
}

/** Reads a bank's latest days. */
export function readDaysOfBank(db: Firestore, bank: BankCode): Promise<FoundDays> {
  return read(ofBank(db, bank).limit(openDaysOfBank));
}

function ofBank(db: Firestore, bank: BankCode): Query {
  const own = db.collection(collection.bankSnapshots).where('bankId', '==', bank);
  return own.orderBy('date', 'desc');
}

async function read(query: Query): Promise<FoundDays> {
  return decode(await query.get());
}

function decode({ docs }: QuerySnapshot): FoundDays {
  const decoded = docs.map((entry) => decodeBankSnapshot(entry.ref.path, entry.data()));
  return {
    days: decoded.flatMap((one) => (one.ok ? [one.value] : [])),
    problems: decoded.flatMap((one) => (one.ok ? [] : [one.problem])),
  };
}
