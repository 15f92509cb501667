import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { maxAgeDays } from '@dinar/domain/days/published-day';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import type { Firestore } from 'firebase-admin/firestore';
import { activeRows } from './active-rows.ts';
import { storedDocument } from './firestore-rate-store.ts';
import { getDocuments } from './get-documents.ts';
import { groupBy } from './group-by.ts';
import { RateReferences } from './rate-references.ts';

/** The central bank quotes 20 currencies a day: its two latest days, with room for more. */
const latestCentralRows = 60;

/** Enough to find an active row of a bank's last day behind some that are not. */
const latestBankRows = 20;

/** Reads what the guards judge these rates against, two queries a bank and two for mid rates. */
export async function readReferences(
  db: Firestore,
  rates: readonly BankRate[],
): Promise<RateReferences> {
  const banks = [...groupBy(rates, (rate) => rate.bankId)];
  const [latestCentral, centralOfTheDays, ...previous] = await Promise.all([
    readLatestCentral(db),
    readCentralOfTheDays(db, rates),
    ...banks.map(([bankId, own]) => readPrevious(db, bankId, own.map((rate) => rate.date).sort())),
  ]);
  return new RateReferences([...latestCentral, ...centralOfTheDays, ...previous.flat()]);
}

async function readLatestCentral(db: Firestore): Promise<BankRate[]> {
  const { docs } = await newestFirst(db, centralBankCode).limit(latestCentralRows).get();
  return activeRows(docs.map(storedDocument));
}

async function readCentralOfTheDays(
  db: Firestore,
  rates: readonly BankRate[],
): Promise<BankRate[]> {
  const central = rates.map(({ date, currency }) =>
    bankRateId({ date, currency, bankId: centralBankCode }),
  );
  const paths = [...new Set(central)].map((id) => `${collection.bankRates}/${id}`);
  const documents = await getDocuments(db, paths);
  return activeRows(documents.filter(({ exists }) => exists).map(storedDocument));
}

// From the bank's last day before the first of these, up to the day before the last of them.
async function readPrevious(
  db: Firestore,
  bankId: BankCode,
  days: readonly RateDate[],
): Promise<BankRate[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const before = await newestFirst(db, bankId)
    .where('date', '<', first)
    .where('date', '>=', addDays(first, -maxAgeDays))
    .limit(latestBankRows)
    .get();
  const from = activeRows(before.docs.map(storedDocument))[0]?.date ?? first;
  if (from === last) return [];
  const between = newestFirst(db, bankId).where('date', '>=', from).where('date', '<', last);
  return activeRows((await between.get()).docs.map(storedDocument));
}

function newestFirst(db: Firestore, bankId: BankCode) {
  return db.collection(collection.bankRates).where('bankId', '==', bankId).orderBy('date', 'desc');
}
