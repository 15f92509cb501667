import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runInProcess } from '../command/testing/run-in-process.ts';
import { command } from './bank-check.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'bank-check-'));
afterAll(() => rm(folder, { recursive: true }));

const fixtures = path.join(import.meta.dirname, 'bank-check/fixtures');
const ownHeaders = path.join(fixtures, 'headers-of-its-own.html');
const list = path.join(fixtures, 'list-without-header.html');

const check = (...argv: readonly string[]) => runInProcess(command, argv);

async function saved(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

/** Returns the description that a check proposes. */
function proposed(out: string): string {
  return out.slice(out.indexOf('{\n'), out.lastIndexOf('}\n') + 1);
}

test('For an undescribed bank with its own headers, prints every row beside its cells, and the open points', async () => {
  const { code, out } = await check('UTUB', ownHeaders);
  expect(code).toBe(1);
  expect(out.split('\n').slice(0, 15)).toEqual([
    `Tunisian Foreign Bank (UTUB), ${ownHeaders}`,
    'Description : aucune encore.',
    'Jour : jeudi 12 novembre 2026.',
    '',
    '4 lignes prises sur 5, en dinars pour une unité ; à gauche, la page :',
    '    Euro | EUR | 1 | 3,360 | 3,440 | 3,350  →  EUR (coté pour 1) : achat 3,360, vente 3,440',
    '    Dollar des USA | USD | 1 | 2,877 | 2,945 | 2,870  →  USD (coté pour 1) : achat 2,877, vente 2,945',
    '    Yen japonais | JPY | 1 000 | 18,240 | 18,760 | 18,100  →  JPY (coté pour 1000) : achat 0,01824, vente 0,01876',
    '    Franc suisse | CHF | 10 | 36,600 | 37,600 | 36,500  →  CHF (coté pour 10) : achat 3,660, vente 3,760',
    '  ✗ Couronne tchèque | CZK | 10 | 1,380 | 1,420 | ',
    '      écartée : CZK n’est pas une devise connue du site.',
    '',
    'Ce qui manque encore :',
    '  - La colonne « Cours acheteur chèques » n’est pas lue.',
    '',
  ]);
  expect(JSON.parse(proposed(out))).toEqual({
    bankId: 'UTUB',
    address: 'https://adresse-de-la-page.example/',
    rows: { kind: 'table', table: 'table#grille' },
    columns: {
      currency: { words: ['sigle'] },
      name: { words: ['pays'] },
      unit: { words: ['quotité'] },
      purchase: { words: ['cours acheteur billets'] },
      sale: { words: ['cours vendeur billets'] },
    },
    day: { kind: 'page', selector: 'b' },
    minimumRows: 3,
  });
  expect(out).toContain('c’est « Cours acheteur billets » qui est proposée.');
});

test('A proposed description reads the same rows when it is passed as a file', async () => {
  const first = await check('UTUB', ownHeaders);
  const file = await saved('utub.json', proposed(first.out));
  const second = await check('UTUB', ownHeaders, '--description', file);
  expect(second.out).toContain('Description : celle du fichier donné.');
  expect(second.out).not.toContain('Proposition');
  const rowsOf = (out: string) => out.split('\n').filter((line) => / {2}→ {2}| {2}✗ /.test(line));
  expect(rowsOf(second.out)).toEqual(rowsOf(first.out));
});

test('Reads a page saved in an old encoding', async () => {
  const text = await readFile(ownHeaders, 'utf8');
  const file = await saved('old.html', Buffer.from(text, 'latin1'));
  const modern = await check('UTUB', ownHeaders);
  expect((await check('UTUB', file)).out.replace(file, ownHeaders)).toBe(modern.out);
});

test('For an undescribed bank with a list without headers or day, proposes the lower price as the purchase rate', async () => {
  const { code, out } = await check('UIBK', list);
  expect(code).toBe(1);
  expect(out).toContain('  EUR (coté pour 1) : achat 3,360, vente 3,440\n');
  expect(out).toContain('  JPY (coté pour 100) : achat 0,01824, vente 0,01876\n');
  expect(out).toContain('écartée : LYD : la vente n’est pas imprimée.');
  expect(out).toContain('4 lignes prises sur 5');
  expect(out).toContain('Aucun jour imprimé');
  expect(out).toContain('l’achat est supposé être le plus bas des deux prix.');
  expect(JSON.parse(proposed(out))).toMatchObject({
    rows: { kind: 'cells', cells: 'i.v', perRow: 4 },
    columns: { sale: { index: 2 }, purchase: { index: 3 } },
    day: { kind: 'unprinted' },
  });
});

test('Reports that a script writes the page of an undescribed bank', async () => {
  const { code, out } = await check('CFCT', path.join(fixtures, 'written-by-a-script.html'));
  expect(code).toBe(1);
  expect(out).toContain('Aucun cours dans cette page.');
  expect(out).toContain('cherchez l’adresse que ce script interroge');
});

test('Rejects a described page that changed, with the reason, and proposes a new description', async () => {
  const { code, out } = await check('BIAT', ownHeaders);
  expect(code).toBe(1);
  expect(out).toContain('Description : prête, à vérifier.');
  expect(out).toContain('La page est refusée : rien ne répond à « .table_conv table ».');
  expect(JSON.parse(proposed(out))).toMatchObject({
    address: 'https://www.biat.tn/biat/Fr/cours-de-change-bbe_66_127',
    rows: { table: 'table#grille' },
  });
});

test('Suggests the place of the day when a page described without a day has one', async () => {
  const page = await readFile(ownHeaders, 'utf8');
  const biat = page
    .replace('<table id="grille">', '<div class="table_conv"><table>')
    .replace('</table>\n</body>', '</table></div>\n</body>')
    .replace('Pays', 'Désignation')
    .replace('Quotité', 'Unité')
    .replace('Cours acheteur billets', 'Achat')
    .replace('Cours vendeur billets', 'Vente')
    .replace(/<tr><td>Couronne.*\n/, await moreRows());
  const { code, out } = await check('BIAT', await saved('biat.html', biat));
  expect(out).toContain('essayez "day": {"kind":"page","selector":"b"}.');
  expect(code).toBe(0);
});

async function moreRows(): Promise<string> {
  const rows = ['GBP 3,870 3,980', 'CAD 2,100 2,160', 'KWD 9,370 9,690', 'BHD 7,640 7,900'];
  const more = ['LYD 0,449 0,468', 'OMR 7,460 7,713'];
  return [...rows, ...more]
    .map((row) => row.split(' '))
    .map(([code, ...prices]) => ['', code, '1', ...prices, ''].join('</td><td>'))
    .map((cells) => `<tr><td>${cells}</td></tr>\n`)
    .join('');
}

test.each([
  ['a description that is no JSON', ['--description', 'page'], 'ce n’est pas du JSON'],
  ['a description of another bank', ['--description', 'other'], 'est celle de UIBK'],
  ['a description with an unknown field', ['--description', 'field'], '« rows.table »'],
])('With %s it ends with 1 and a message', async (_, options, words) => {
  const other = proposed((await check('UIBK', list)).out);
  const files: Readonly<Record<string, string>> = {
    page: ownHeaders,
    other: await saved('other.json', other),
    field: await saved(
      'field.json',
      JSON.stringify({ ...JSON.parse(other), rows: { kind: 'table' } }),
    ),
  };
  const given = options.map((it) => files[it] ?? it);
  const { code, err } = await check('UTUB', ownHeaders, ...given);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(words) });
});

test('A page that is not there is a wrong command line', async () => {
  const { code, err } = await check('UTUB', path.join(folder, 'nothing.html'));
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringContaining("nothing.html n'existe pas : vérifiez le chemin."),
  });
});

test('Where a described page has no rates at all, the refusal says what to do', async () => {
  const { code, out } = await check('BIAT', await saved('empty.html', '<p>Bientôt</p>'));
  expect(code).toBe(1);
  expect(out).toContain('La page est refusée : rien ne répond à « .table_conv table ».');
  expect(out).toContain('Sinon, npm run rates:import.');
});
