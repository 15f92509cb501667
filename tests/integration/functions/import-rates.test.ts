import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runImport } from '@dinar/functions/commands/import/run-import';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenFirestore, openFirestore } from './open-firestore.ts';

let firestore: OpenFirestore;
let folder: string;

beforeAll(async () => {
  firestore = await openFirestore();
  folder = await mkdtemp(path.join(tmpdir(), 'dinar-import-'));
});
beforeEach(() => firestore.clear());
afterAll(async () => {
  await rm(folder, { recursive: true });
  await firestore.close();
});

async function write(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

async function run(...argv: string[]) {
  return runWith(process.env, ...argv);
}

async function runWith(env: NodeJS.ProcessEnv, ...argv: string[]) {
  const written = { out: '', err: '' };
  const stderr = {
    isTTY: false as const,
    write(text: string) {
      written.err += text;
      return true;
    },
  };
  const stdout = {
    write(text: string) {
      written.out += text;
    },
  };
  const now = new Date('2026-11-20T12:00:00Z');
  return { code: await runImport(argv, { env, now, stdout, stderr }), ...written };
}

async function storedIds(): Promise<string[]> {
  const { docs } = await firestore.db.collection('bank-rates').get();
  return docs.map((document) => document.id);
}

const good = `date;banque;devise;unité;achat;vente
20/11/2026;BIAT;EUR;1;3,36;3,44
2026-11-20;STB;JPY;1000;18,24;18,76
`;

test('A file is imported, and importing it again changes nothing', async () => {
  const file = await write('good.csv', good);
  expect(await run(file, '--dry-run')).toEqual({
    code: 0,
    out: `${file}: 2 rows read, 2 would be written, 0 unchanged.\n`,
    err: '',
  });
  expect(await storedIds()).toEqual([]);

  expect(await run(file)).toEqual({
    code: 0,
    out: `${file}: 2 rows read, 2 written, 0 unchanged.\n`,
    err: '',
  });
  expect(await storedIds()).toEqual(['2026-11-20_BIAT_EUR', '2026-11-20_STBK_JPY']);
  expect(await run(file)).toMatchObject({
    code: 0,
    out: `${file}: 2 rows read, 0 written, 2 unchanged.\n`,
  });
});

test('One refused row and nothing is written; each is told with line, column and reason', async () => {
  const bad = '2026-11-20;BIAT;USD;1;3,1;2,9\n2026-11-20;BIAT;GBP;1;cher;3,9\n';
  const file = await write('bad.csv', good + bad);
  expect(await run(file)).toEqual({
    code: 1,
    out: `${file}: 4 rows read, 2 refused; nothing was written.
  line 4, column achat/vente: La vente 2,900 est sous l’achat 3,100 : les colonnes sont-elles inversées ?
  line 5, column achat: "cher" is no rate (not-a-number).
Correct them and run the import again.
`,
    err: '',
  });
  expect(await storedIds()).toEqual([]);
});

test('JSON is imported too, with the day and the bank from the command line', async () => {
  const file = await write('r.json', '[{"currency": "eur", "rate": 3.4}]');
  const result = await run(file, '--date', '2026-11-20', '--bank', 'banque-centrale-tunisie');
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(await storedIds()).toEqual(['2026-11-20_BCTN_EUR']);
});

test.each([
  ['empty.csv', '', 'is empty.'],
  ['header.csv', 'date;banque;devise;achat;vente\n', 'holds no rates.'],
  ['list.json', '[]', 'holds no rates.'],
  ['broken.json', '[{"devise": }]', 'line 1, column 13: this is not the JSON expected'],
  ['no-bank.csv', 'date;devise;achat;vente\n2026-11-20;EUR;3;4\n', 'no column "banque"'],
  ['no-sale.csv', 'date;banque;devise;achat\n2026-11-20;BIAT;EUR;3\n', 'no column "vente"'],
])('The file %s cannot be imported at all, and the message says why', async (name, text, why) => {
  const file = await write(name, text);
  expect(await run(file)).toEqual({ code: 2, out: '', err: expect.stringContaining(why) });
});

test('Without a project, or with an emulator that is not there, the message says what to do', async () => {
  const file = await write('good.csv', good);
  expect(await runWith({}, file)).toMatchObject({
    code: 2,
    err: expect.stringContaining('No project is configured.'),
  });
  expect(await runWith({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }, file)).toMatchObject({
    code: 2,
    err: 'No Firestore answers at 127.0.0.1:1. Start it with npm start.\n',
  });
  expect(await runWith({ FIRESTORE_EMULATOR_HOST: 'nonsense' }, file)).toMatchObject({
    code: 2,
    err: 'FIRESTORE_EMULATOR_HOST is "nonsense"; write it HOST:PORT.\n',
  });
});
