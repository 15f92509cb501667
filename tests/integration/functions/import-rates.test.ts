import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommandLine } from '@dinar/tools/command/run-command-line';
import { command } from '@dinar/tools/staff/import/import-rates';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFirestore } from './open-firestore.ts';

const firestore = await openFirestore();
const folder = await mkdtemp(path.join(tmpdir(), 'dinar-import-'));
beforeEach(() => firestore.clear());
afterAll(() => rm(folder, { recursive: true }));

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
  return { code: await runCommandLine(command, argv, { env, now, stdout, stderr }), ...written };
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
    out: `${file} : 2 lignes lues, 2 à écrire, 0 inchangée.\n`,
    err: '',
  });
  expect(await storedIds()).toEqual([]);

  expect(await run(file)).toEqual({
    code: 0,
    out: `${file} : 2 lignes lues, 2 écrites, 0 inchangée.\n`,
    err: '',
  });
  expect(await storedIds()).toEqual(['2026-11-20_BIAT_EUR', '2026-11-20_STBK_JPY']);
  const yen = await firestore.db.doc('bank-rates/2026-11-20_STBK_JPY').get();
  expect(yen.data()).toMatchObject({ purchaseRate: 0.01824, saleRate: 0.01876, source: 'import' });
  expect(await run(file)).toMatchObject({
    code: 0,
    out: `${file} : 2 lignes lues, 0 écrite, 2 inchangées.\n`,
  });
});

test('One refused row prevents all writes; the report names line, column and reason of each', async () => {
  const bad = '2026-11-20;BIAT;USD;1;3,1;2,9\n2026-11-20;BIAT;GBP;1;cher;3,9\n';
  const file = await write('bad.csv', good + bad);
  expect(await run(file)).toEqual({
    code: 1,
    out: `${file} : 4 lignes lues, 2 refusées ; rien n'a été écrit.
  ligne 4, colonne achat/vente : La vente 2,900 est sous l’achat 3,100 : les colonnes sont-elles inversées ?
  ligne 5, colonne achat : « cher » n'est pas un cours.
Corrigez-les et relancez l'import.
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
  ['empty.csv', '', 'est vide.'],
  ['header.csv', 'date;banque;devise;achat;vente\n', 'ne contient aucun taux.'],
  ['list.json', '[]', 'ne contient aucun taux.'],
  ['page.csv', '<html>Page introuvable</html>\n', "n'est pas connue ; connues sont date, banque"],
  ['broken.json', '[{"devise": }]', "ligne 1, colonne 13 : ce n'est pas le JSON attendu"],
  ['no-bank.csv', 'date;devise;achat;vente\n2026-11-20;EUR;3;4\n', 'pas de colonne « banque »'],
  ['no-sale.csv', 'date;banque;devise;achat\n2026-11-20;BIAT;EUR;3\n', 'pas de colonne « vente »'],
])('The file %s cannot be imported at all, and the message says why', async (name, text, why) => {
  const file = await write(name, text);
  expect(await run(file)).toEqual({ code: 1, out: '', err: expect.stringContaining(why) });
});

test.each([
  [[], 'Il manque un argument : FICHIER.'],
  [['a.xlsx'], 'Le nom « a.xlsx » ne finit pas par .csv ou .json : enregistrez les taux ainsi'],
  [['taux'], 'Le nom « taux » ne finit pas par .csv ou .json'],
  [['a.csv'], "a.csv n'existe pas : vérifiez le chemin."],
  [['a.csv', '--bank', 'XXXX'], "--bank : « XXXX » n'est pas une banque connue"],
  [['a.csv', '--accept-jumps', 'oui'], '--accept-jumps attend le motif'],
])('The command line %j is refused: %s', async (argv, problem) => {
  expect(await run(...argv)).toEqual({ code: 2, out: '', err: expect.stringContaining(problem) });
});

test('Without a Firestore that answers, the message names the remedy', async () => {
  const file = await write('good.csv', good);
  expect(await runWith({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }, file)).toMatchObject({
    code: 1,
    err: 'Aucun Firestore ne répond à 127.0.0.1:1 : lancez le site avec npm start.\n',
  });
  expect(await runWith({ FIRESTORE_EMULATOR_HOST: 'nonsense' }, file)).toMatchObject({
    code: 2,
    err: expect.stringContaining('écrivez HÔTE:PORT.'),
  });
});
