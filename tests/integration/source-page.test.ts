import { utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { collection } from '@dinar/domain/documents/collections';
import { parseBankTable } from '@dinar/functions/sources/bank-table/parse-bank-table';
import { stb } from '@dinar/functions/sources/bank-table/stb';
import { parseBctPage } from '@dinar/functions/sources/bct/parse-bct-page';
import type { CandidateRate } from '@dinar/functions/sources/candidate-rate';
import { ingestRates } from '@dinar/functions/store/ingest-rates';
import { expect, test } from 'vitest';
import { openStaffDatabase } from './open-staff-database.ts';

const day = latestWorkingDay(utcDay(new Date()));
const db = openStaffDatabase();

const sources: Readonly<Record<string, (body: string) => CandidateRate[]>> = {
  "the central bank's page": (body) => [...parseBctPage(body, day).rates],
  "STB's page": (body) => parseBankTable(body, stb, day),
};

const strangeBodies = {
  'is empty': '',
  'is an error page': '<html><body><h1>503 Service indisponible</h1></body></html>',
  'has lost its table': '<html><body><h3>Cours Moyens des Devises</h3><p>Bientôt</p></body></html>',
};

async function storedRows(bank: string): Promise<unknown[]> {
  const { docs } = await db
    .collection(collection.bankRates)
    .where('bankId', '==', bank)
    .where('date', '==', day)
    .get();
  return docs.map((document) => document.data());
}

for (const [name, parse] of Object.entries(sources)) {
  test.each(Object.entries(strangeBodies))(
    `When ${name} %s, the run fails loudly and no stored rate is touched`,
    async (_, body) => {
      const before = [await storedRows('BCTN'), await storedRows('STBK')];
      const run = async () =>
        ingestRates(db, parse(body), { now: new Date(), source: 'bank-page' });
      await expect(run()).rejects.toMatchObject({ name: 'SourceError', code: expect.any(String) });
      expect([await storedRows('BCTN'), await storedRows('STBK')]).toEqual(before);
      expect(before.map((rows) => rows.length > 10)).toEqual([true, true]);
    },
  );
}
