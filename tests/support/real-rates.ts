import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { RatesByCurrency, RatesStats } from '@dinar/domain/rates/currency-rates';
import type { Firestore } from 'firebase-admin/firestore';

/** A live value of the euro that the seed does not hold. */
export const plantedEuro = 3.412;

/** The one currency that stays a demonstration. */
export const demoCurrency = 'GBP';

/**
 * Marks the aggregates of the home page's currencies as read from real sources, but for one currency,
 * and plants a value for the euro; answers how to put back what was there.
 */
export async function plantRealRates(db: Firestore): Promise<() => Promise<void>> {
  const planted = homeCurrencies.filter((currency) => currency !== demoCurrency);
  const before = await Promise.all(planted.map((currency) => statsAt(db, currency)));
  const write = async (fields: (stats: RatesStats) => RateFields) => {
    const batch = db.batch();
    for (const stats of before) batch.update(statsReference(db, stats.currency), fields(stats));
    await batch.commit();
  };
  await write(realFields);
  return () => write(({ live, central, banks }) => rateFields(live, central, banks));
}

function realFields({ currency, live, central, banks }: RatesStats): RateFields {
  return rateFields(
    live && {
      ...live,
      source: 'live-fx',
      value: currency === 'EUR' ? plantedEuro : live.value,
    },
    central && { ...central, source: 'bct' },
    banks.map((quote) => ({ ...quote, source: 'bank-page' as const })),
  );
}

type RateFields = ReturnType<typeof rateFields>;

function rateFields(
  live: RatesStats['live'],
  central: RatesStats['central'],
  banks: RatesStats['banks'],
) {
  return {
    ...(live && { live_rate: { ...live } }),
    ...(central && { bctn_rate: { ...central } }),
    banks: banks.map((quote) => ({ ...quote })),
  };
}

function statsReference(db: Firestore, currency: string) {
  return db.collection(collection.ratesStats).doc(currency);
}

/** The aggregates as they are stored now. */
export async function storedRates(db: Firestore): Promise<RatesByCurrency> {
  const { docs } = await db.collection(collection.ratesStats).get();
  const stats = await Promise.all(docs.map(({ id }) => statsAt(db, id)));
  return new Map(stats.map((one) => [one.currency, one]));
}

async function statsAt(db: Firestore, currency: string): Promise<RatesStats> {
  const ref = statsReference(db, currency);
  const decoded = decodeRatesStats(ref.path, (await ref.get()).data());
  if (!decoded.ok) throw new Error(`${decoded.problem.path}: ${decoded.problem.reason}`);
  return decoded.value;
}
