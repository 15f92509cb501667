import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { CounterCandidate } from '../../sources/candidate-rate.ts';
import { decodedDocuments } from '../documents/decoded-documents.ts';

/** Fewer equal rates may be a quiet day. */
const fewestRates = 3;

/** More than the currencies that a bank quotes. */
const maxRows = 40;

/**
 * Returns a warning in French when every rate is that of the bank's board before: the page was perhaps saved on that
 * day. Undefined otherwise.
 */
export async function sameAsBefore(
  db: Firestore,
  bank: CommercialBankCode,
  rows: readonly CounterCandidate[],
): Promise<string | undefined> {
  const [first] = rows;
  if (first === undefined || rows.length < fewestRates) return undefined;
  const { docs } = await db
    .collection(collection.bankRates)
    .where('bankId', '==', bank)
    .where('date', '<', first.date)
    .orderBy('date', 'desc')
    .limit(maxRows)
    .get();
  const known = decodedDocuments(docs, decodeBankRate).flatMap((row) =>
    'purchaseRate' in row ? [row] : [],
  );
  const date: RateDate | undefined = known[0]?.date;
  const isSame = rows.every(({ currency, purchaseRate, saleRate }) =>
    known.some(
      (row) =>
        row.date === date &&
        row.currency === currency &&
        row.purchaseRate === purchaseRate &&
        row.saleRate === saleRate,
    ),
  );
  if (date === undefined || !isSame) return undefined;
  return `Tous ces cours sont ceux du ${formatDayInWords(date, 'fr')} : la page est-elle bien d’aujourd’hui ?`;
}
