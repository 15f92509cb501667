import {
  type CommercialBankCode,
  commercialBankCodes,
  parseBankCode,
} from '@dinar/domain/banks/bank-code';
import { bankNameOrder } from '@dinar/domain/banks/bank-name';
import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { decodeBankPageShape } from '@dinar/domain/documents/bank-page-shape-document';
import { decodeBankRecords } from '@dinar/domain/documents/bank-records-document';
import {
  bankPageShapesPath,
  bankRecordsPath,
  collection,
  sourceFailuresPath,
} from '@dinar/domain/documents/collections';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { defaultLocale } from '@dinar/domain/language/locale';
import { type RatesStats, statsOn } from '@dinar/domain/rates/currency-rates';
import { liveProblem } from '@dinar/domain/today/live-problem';
import { usualHourInWords } from '@dinar/site/texts/bank-records/record-words';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { addressOfBank } from '../../sources/bank-table/bank-sites.ts';
import { decodedDocument, decodedDocuments } from '../documents/decoded-documents.ts';
import { currenciesOf, type QuotedCurrency } from './morning-currencies.ts';

/** One bank as staff find it in the morning. */
export interface BankOfMorning {
  readonly bank: CommercialBankCode;
  /** In the order of the bank's page, if that is known. */
  readonly currencies: readonly QuotedCurrency[];
  /** The currencies that have a plausible row of today. */
  readonly entered: ReadonlySet<ForeignCurrencyCode>;
  readonly address: string | undefined;
  readonly usualHour: string | undefined;
}

/** All that staff need in the morning. */
export interface Morning {
  readonly day: RateDate;
  readonly banks: readonly BankOfMorning[];
  /** What was held back today and why, one sentence each. */
  readonly heldBack: readonly string[];
  /** Today's files that were not taken, one sentence each. */
  readonly waiting: readonly string[];
}

/** Reads the state of the boards of today. */
export async function readMorning(db: Firestore, now: Date): Promise<Morning> {
  const day = utcDay(now);
  const [stats, orders, rows, hours, letters, files] = await Promise.all([
    readStats(db, day),
    readOrders(db),
    readRows(db, day),
    readHours(db),
    readLetters(db, day),
    readFiles(db, day),
  ]);
  const banks = [...commercialBankCodes].sort(bankNameOrder('fr')).map((bank) => ({
    bank,
    currencies: currenciesOf(bank, stats, { day, order: orders.get(bank) ?? [] }),
    entered: rows.entered.get(bank) ?? new Set<ForeignCurrencyCode>(),
    address: addressOfBank(bank),
    usualHour: hours.get(bank),
  }));
  const live = unshownLiveRates(stats, day);
  return { day, banks, heldBack: [...rows.heldBack, ...live, ...letters], waiting: files };
}

async function readStats(db: Firestore, day: RateDate): Promise<RatesStats[]> {
  const { docs } = await db.collection(collection.ratesStats).get();
  return decodedDocuments(docs, decodeRatesStats).map((stats) => statsOn(stats, day));
}

// The order and the units of the pages that were read.
async function readOrders(db: Firestore) {
  const { docs } = await db.collection(bankPageShapesPath).get();
  return new Map(
    docs.flatMap((stored) => {
      const shape = decodedDocument(stored, decodeBankPageShape);
      const bank = parseBankCode(stored.id);
      if (shape === undefined || bank === undefined) return [];
      const order = shape.rows.flatMap(({ currency, unit }) => {
        const code = parseForeignCurrencyCode(currency);
        return code === undefined ? [] : [{ currency: code, unit }];
      });
      return [[bank, order] as const];
    }),
  );
}

async function readRows(db: Firestore, day: RateDate) {
  const rows = db.collection(collection.bankRates).where('date', '==', day);
  const { docs } = await rows.select('bankId', 'currency', 'status', 'problem').get();
  const entered = new Map<string, Set<ForeignCurrencyCode>>();
  const heldBack: string[] = [];
  for (const row of docs) {
    const bank = parseBankCode(String(row.get('bankId')));
    const currency = parseForeignCurrencyCode(String(row.get('currency')));
    if (bank === undefined || currency === undefined || row.get('status') !== 1) continue;
    const problem: unknown = row.get('problem');
    if (typeof problem === 'string' && problem !== '') {
      heldBack.push(`${bank} ${currency} : ${problem}`);
    } else entered.set(bank, (entered.get(bank) ?? new Set()).add(currency));
  }
  return { entered, heldBack };
}

/** The live rates that no page shows, whoever wrote them. */
function unshownLiveRates(stats: readonly RatesStats[], day: RateDate): string[] {
  return stats.flatMap((board) => {
    const found = liveProblem(board, day);
    return found ? [`Cours en direct, ${board.currency}, non montré : ${found}`] : [];
  });
}

async function readHours(db: Firestore) {
  const stored = await db.doc(bankRecordsPath).get();
  const records = decodedDocument(stored, decodeBankRecords)?.records ?? [];
  return new Map(
    records.map((record) => [record.bankId, usualHourInWords(record, defaultLocale)] as const),
  );
}

async function readLetters(db: Firestore, day: RateDate): Promise<string[]> {
  const letters = db.collection(sourceFailuresPath);
  const { docs } = await letters.where('recordedAt', '>=', new Date(`${day}T00:00:00Z`)).get();
  return docs.flatMap((letter) =>
    letter.get('job') === 'bank-rates' ? [String(letter.get('detail'))] : [],
  );
}

// Ids begin with the day, and '`' is the character after '_'. A file that was taken later waits no more.
async function readFiles(db: Firestore, day: RateDate): Promise<string[]> {
  const ofDay = db.collection(collection.imports).where(FieldPath.documentId(), '>=', `${day}_`);
  const { docs } = await ofDay
    .where(FieldPath.documentId(), '<', `${day}\``)
    .select('answer', 'file', 'status')
    .get();
  const latest = new Map(docs.map((file) => [String(file.get('file')), file] as const));
  return [...latest].flatMap(([name, file]) => {
    const status = String(file.get('status'));
    return status === 'pris' ? [] : [`${name}, ${status} : ${file.get('answer')}`];
  });
}
