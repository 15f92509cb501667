import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import { type RunningServer, startServer } from '@dinar/firestore-embedded/server';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import type { Firestore as StaffFirestore } from 'firebase-admin/firestore';

export const projectId = 'demo-reads';
export const today = dayOf('2026-11-20');
export const fetchedAt = new Date('2026-11-20T12:00:00Z');

export interface Visited {
  readonly server: RunningServer;
  readonly app: FirebaseApp;
  readonly visitor: Firestore;
}

/** A day written in a test. */
export function dayOf(text: string): RateDate {
  const day = parseRateDate(text);
  if (day === undefined) throw new RangeError(`${text} is no day`);
  return day;
}

/** A Firestore with rules of its own, and the web SDK as a visitor has it. */
export async function visit(name: string, content: string): Promise<Visited> {
  const rules = { name: 'firestore.rules', content };
  const server = await startServer({ host: '127.0.0.1', port: 0, projectId, rules, log: () => {} });
  const app = initializeApp({ projectId, apiKey: 'local', appId: 'local' }, name);
  const visitor = getFirestore(app);
  connectFirestoreEmulator(visitor, '127.0.0.1', server.port);
  return { server, app, visitor };
}

export const rates = { purchaseRate: 3.3, saleRate: 3.4, fetchedAt, source: 'import' };
/** What stands in `bank-rates`, spelled as people do, by the id of its document. */
export const written = {
  'canonical-biat': { currency: 'EUR', bankId: 'BIAT', date: '2026-11-20', status: 1 },
  'lower-code-stb': { currencyCode: 'eur', bank_id: 'stbk', date: '2026-11-20', status: 1 },
  'upper-code-bh': { currency_code: 'EUR', bank: 'BHKB', date: '2026-11-19', status: 1 },
  'inactive-biat': { currency: 'EUR', bankId: 'BIAT', date: '2026-11-18', status: 0 },
  'dollar-biat': { currency: 'usd', bankId: 'biat', date: '2026-11-20', status: 1 },
} as const;

/** Fills a database; one of its rows lacks a rate. */
export async function seed(staff: StaffFirestore): Promise<void> {
  for (const [id, fields] of Object.entries(written)) {
    await staff.doc(`bank-rates/${id}`).set({ ...fields, ...rates });
  }
  const { saleRate: _, ...lame } = rates;
  await staff.doc('bank-rates/no-sale').set({ ...written['canonical-biat'], ...lame });
  const live_rate = { value: 3.388, date: today, variation: -0.12 };
  await staff.doc('rates-stats/EUR').set({ live_rate, bctn_rate: { value: 3.37, date: today } });
  await staff.doc('rates-stats/USD').set({ bctn_rate: { value: 2.9, date: today } });
  await staff.doc('coins/bitcoin').set({ name: 'Bitcoin', symbol: 'btc', current_price: 90000 });
  for (let index = 1; index <= 8; index += 1) {
    const date = new Date(Date.UTC(2026, 10, index));
    const news = { title: `Titre ${index}`, link: 'https://example.tn/', source: 'Exemple', date };
    await staff.doc(`news/${index}`).set(news);
  }
}

type Written = keyof typeof written;

/** What the named rows decode to. */
export function rowsOf(...ids: readonly Written[]): BankRate[] {
  return ids.map((id) => {
    const decoded = decodeBankRate(id, { ...written[id], ...rates });
    if (!decoded.ok) throw new Error(decoded.problem.reason);
    return decoded.value;
  });
}
