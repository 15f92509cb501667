import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../command/project-root.ts';
import { type TextFeature, textFeatures } from './text-features.ts';
import { compareRows, rowsOf } from './text-rows.ts';
import { readSheet, type TextRow, writeSheet } from './text-sheet.ts';
import { writeTexts } from './write-texts.ts';

const fr = `export const fr = {
  title: 'Cours de {bank}',
  banks: { one: '{count} banque', other: '{count} banques' },
  steps: ['Ouvrir', 'Fermer'],
} as const;
`;
const en = `// Read by a native reader.
/** Two lines
 * of one comment. */
export const en = {
  title: '{bank} rates',
  banks: { one: 'one bank', other: '{count} banks' },
  steps: ['Open', 'Close'],
} as const;
`;
const ar = `export const ar = {
  title: 'أسعار {bank}',
  banks: {
    zero: 'لا بنوك',
    one: 'بنك واحد',
    two: 'بنكان',
    few: '{count} بنوك',
    many: '{count} بنكًا',
    other: '{count} بنك',
  },
  steps: ['فتح', 'إغلاق'],
} as const;
`;
const root = mkdtempSync(path.join(tmpdir(), 'texts-'));
const folder = path.join(root, 'packages/site/src/texts/banks');
let features: readonly TextFeature[] = [];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(root, 'packages/domain/src'), { recursive: true });
  for (const [locale, source] of Object.entries({ fr, ar, en })) {
    writeFileSync(path.join(folder, `${locale}.ts`), source);
  }
  features = await textFeatures(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const replaced = (key: string, changes: Partial<TextRow>) =>
  rowsOf(features).map((row) => (row.key === key ? { ...row, ...changes } : row));

test('The table has each text beside its French one, and a row for each form of Arabic', () => {
  expect(rowsOf(features).map(({ feature, key, fr, en }) => [feature, key, fr, en])).toEqual([
    ['banks', 'title', 'Cours de {bank}', '{bank} rates'],
    ['banks', 'banks.zero', '', ''],
    ['banks', 'banks.one', '{count} banque', 'one bank'],
    ['banks', 'banks.two', '', ''],
    ['banks', 'banks.few', '', ''],
    ['banks', 'banks.many', '', ''],
    ['banks', 'banks.other', '{count} banques', '{count} banks'],
    ['banks', 'steps.0', 'Ouvrir', 'Open'],
    ['banks', 'steps.1', 'Fermer', 'Close'],
  ]);
});

test.each(['csv', 'xlsx'])(
  'All texts of the site come back from a .%s as they are',
  async (kind) => {
    const all = await textFeatures(projectRoot);
    const file = path.join(root, `all.${kind}`);
    await writeSheet(file, rowsOf(all));
    const rows = await readSheet(file);
    expect(rows).toEqual(rowsOf(all));
    expect(rows.length).toBeGreaterThan(500);
    expect(compareRows(all, rows)).toEqual({ changed: [], problems: [] });
  },
);

test('A corrected text is written into the file of its language, below the comments at its head', async () => {
  const rows = replaced('title', { en: 'Rates of {bank}:\u00a0“today”' });
  const { changed, problems } = compareRows(features, rows);
  expect(problems).toEqual([]);
  expect(writeTexts(changed)).toEqual([path.join(folder, 'en.ts')]);
  expect(readFileSync(path.join(folder, 'en.ts'), 'utf8')).toBe(
    en.replace('{bank} rates', String.raw`Rates of {bank}:\u00a0“today”`),
  );
  expect(readFileSync(path.join(folder, 'ar.ts'), 'utf8')).toBe(ar);
});

test.each<readonly [string, Partial<TextRow>, string]>([
  ['title', { feature: 'bank' }, 'bank : cette rubrique n’existe pas.'],
  ['title', { key: 'tilte' }, 'banks, tilte : cette clé n’existe pas.'],
  ['title', { key: 'tilte', ar: '', en: '' }, 'banks, tilte : cette clé n’existe pas.'],
  ['steps.1', { key: 'steps.0' }, 'banks, steps.0 : cette clé est deux fois dans la table.'],
  ['title', { ar: ' ' }, 'banks, title : le texte manque (arabe).'],
  ['title', { ar: 'أسعار' }, 'banks, title : {bank} manque (arabe).'],
  [
    'title',
    { en: '{bank} {day}' },
    'banks, title : {day} n’est pas dans le texte français (anglais).',
  ],
  ['banks.two', { ar: '' }, 'banks, banks.two : le texte manque (arabe).'],
  ['banks.many', { ar: 'بنكًا' }, 'banks, banks.many : {count} manque (arabe).'],
  [
    'banks.two',
    { en: 'two' },
    'banks, banks.two : ce texte n’existe pas dans cette langue (anglais).',
  ],
  [
    'title',
    { fr: 'Les cours de {bank}' },
    'banks, title : le texte français est « Cours de {bank} » et non « Les cours de {bank} ».',
  ],
])('Of %s, %j is refused: %s', (key, changes, problem) => {
  expect(compareRows(features, replaced(key, changes)).problems).toContain(problem);
});

test.each<readonly [string, Uint8Array | string, RegExp]>([
  ['no.csv', 'Clé;Français\r\n', /la première ligne doit avoir les titres Rubrique, Clé/],
  ['ansi.csv', Buffer.from('Rubrique;Clé;Français;Arabe;Anglais', 'latin1'), /pas en UTF-8/],
  [
    'lost.csv',
    'Rubrique;Clé;Français;Arabe;Anglais\nbanks;title;Cours;?????;Rates',
    /ligne 2, des lettres arabes/,
  ],
  ['text.xlsx', 'Rubrique;Clé', /pas un classeur/],
])('The file %s is refused with what to do', async (name, content, problem) => {
  const file = path.join(root, name);
  writeFileSync(file, content);
  await expect(readSheet(file)).rejects.toThrow(problem);
});
