import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { collection } from '@dinar/domain/documents/collections';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Outcome, startProgram } from '../support/run-program.ts';
import { openStaffDatabase } from './open-staff-database.ts';

const day = latestWorkingDay(utcDay(new Date()));
const db = openStaffDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dinar-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function runImport(
  csv: string,
  flags: readonly string[] = [],
  env = target(),
): Promise<Outcome> {
  const file = path.join(folder, 'rates.csv');
  await writeFile(file, csv);
  return startProgram('packages/local-run/bin/import.mjs', [file, ...flags], env).ended;
}

function target(): Record<string, string> {
  return { FIRESTORE_EMULATOR_HOST: inject('stack').firestoreHost };
}

async function storedRate(bank: string, currency: string): Promise<unknown> {
  const stored = await db.doc(`${collection.bankRates}/${day}_${bank}_${currency}`).get();
  return stored.data();
}

const header = 'date;banque;devise;unité;achat;vente';

describe('npm run rates:import', () => {
  test('stores a good file, for one unit, and the aggregates follow', async () => {
    const outcome = await runImport(`${header}\n${day};UIB;JPY;1000;18,300;18,900\n`);
    expect(outcome).toMatchObject({ code: 0 });
    expect(outcome.output).toContain('1 row read, 1 written');
    expect(await storedRate('UIBK', 'JPY')).toMatchObject({
      purchaseRate: 0.0183,
      saleRate: 0.0189,
      source: 'import',
    });
    const line = async () => {
      const banks = (await db.doc(`${collection.ratesStats}/JPY`).get()).get('banks');
      return banks.find((quote: { bankId: string }) => quote.bankId === 'UIBK');
    };
    await expect.poll(line).toMatchObject({ saleRate: 0.0189, source: 'import' });
  });

  test('changes nothing when the same file comes again', async () => {
    const csv = `${header}\n${day};BTK;CHF;10;36,900;37,800\n`;
    await runImport(csv);
    const again = await runImport(csv);
    expect(again.code).toBe(0);
    expect(again.output).toContain('1 row read, 0 written, 1 unchanged');
  });

  test('writes nothing in a dry run', async () => {
    const before = await storedRate('BIAT', 'NOK');
    const outcome = await runImport(`${header}\n${day};BIAT;NOK;100;31,2;32,0\n`, ['--dry-run']);
    expect(outcome.code).toBe(0);
    expect(outcome.output).toContain('1 would be written');
    expect(await storedRate('BIAT', 'NOK')).toEqual(before);
  });

  test('refuses a whole file for one bad row, and names its line, column and reason', async () => {
    const before = await storedRate('BIAT', 'SEK');
    const outcome = await runImport(
      `${header}\n${day};BIAT;SEK;10;3,100;3,200\n${day};BIAT;USD;1;2,990;2,880\n`,
    );
    expect(outcome.code).toBe(1);
    expect(outcome.output).toMatch(
      /line 3, column achat\/vente: La vente 2,880 est sous l’achat 2,990/,
    );
    expect(outcome.output).toContain('nothing was written');
    expect(await storedRate('BIAT', 'SEK')).toEqual(before);
  });

  test('refuses a file that is no CSV of rates, and says what it expected', async () => {
    const outcome = await runImport('<html>Page introuvable</html>\n');
    expect(outcome.code).toBe(2);
    expect(outcome.output).toMatch(/rates\.csv.*is not known; known are date, banque, devise/);
  });

  test('without a project to write to says which setting is missing', async () => {
    const outcome = await runImport(`${header}\n`, [], { FIRESTORE_EMULATOR_HOST: '' });
    expect(outcome.code).toBe(2);
    expect(outcome.output).toContain('holds no rates');
    const configured = await runImport(`${header}\n${day};UIB;USD;1;2,9;2,95\n`, [], {
      FIRESTORE_EMULATOR_HOST: '',
    });
    expect(configured.code).toBe(2);
    expect(configured.output).toContain('FIRESTORE_EMULATOR_HOST');
  });
});
