import { readFile } from 'node:fs/promises';
import { shapedPages } from '@dinar/functions/sources/bank-table/testing/shaped-pages';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { centralRates } from './central-rates.ts';
import { openInbox } from './open-inbox.ts';

const inbox = await openInbox();
const { namedCells, cards, definitions, ...proposed } = shapedPages;

beforeEach(async () => {
  await inbox.clear();
  await startDay('2026-11-12');
});

/** Sets the clock to the morning of a day, with the central bank's rates of the day before. */
async function startDay(date: string) {
  vi.setSystemTime(`${date}T08:00:00Z`);
  const now = new Date();
  const rows = centralRates(date);
  expect(await ingestRates(inbox.db, rows, { now, source: 'bct' })).toMatchObject({ refused: [] });
}

async function boardOf(bank: string) {
  const { docs } = await inbox.db.collection('bank-rates').where('bankId', '==', bank).get();
  return Object.fromEntries(
    docs.map((row) => [row.get('currency'), [row.get('purchaseRate'), row.get('saleRate')]]),
  );
}

const approve = (document: DocumentSnapshot | undefined) =>
  inbox.write(document, { approved: true, by: 'Amel' });

const euro = [3.36, 3.44];
const yen = [0.01824, 0.01876];

test('A page with a verified description is taken as if it had been fetched', async () => {
  const document = await inbox.take(namedCells.body, 'STB cours de change.html');
  expect(document?.data()).toMatchObject({
    answer: 'Page de STBK : 11 cours pris, 0 écarté.',
    lines: [],
    status: 'pris',
  });
  expect(await boardOf('STBK')).toMatchObject({ EUR: euro, JPY: yen });
  const shape = await inbox.db.doc('system/source-cache/bank-pages/STBK').get();
  expect(shape.exists).toBe(true);
});

test.each(Object.values(proposed))(
  'A page of $shape is shown beside its own cells, and taken once it is approved',
  async ({ page, body }) => {
    const document = await inbox.take(body, `${page.bankId}.html`);
    expect(document?.data()).toMatchObject({
      answer: expect.stringContaining("rien n'a encore été écrit"),
      approved: false,
      by: '',
      lines: expect.arrayContaining([
        expect.stringMatching(/3[,.]360.* → EUR \(coté pour 1\) : achat 3,360, vente 3,440$/),
        expect.stringMatching(/ → JPY \(coté pour 1000?\) : achat 0,01824, vente 0,01876$/),
      ]),
      status: 'à confirmer',
    });
    expect(await boardOf(page.bankId)).toEqual({});
    const { stored } = await approve(document);
    expect(stored.get('status')).toBe('pris');
    expect(await boardOf(page.bankId)).toMatchObject({ EUR: euro, USD: [2.877, 2.945], JPY: yen });
  },
);

test('An undated page with the rates of the day before asks whether it is of today', async () => {
  const { page, body } = shapedPages.headedTable;
  await approve(await inbox.take(body, `${page.bankId}.html`));
  await startDay('2026-11-13');
  const same =
    'Tous ces cours sont ceux du jeudi 12 novembre 2026 : la page est-elle bien d’aujourd’hui ?';
  expect((await inbox.take(body, `${page.bankId}.html`))?.get('lines')[1]).toBe(same);
  const moved = body.replace('>3.360<', '>3.361<');
  vi.setSystemTime('2026-11-13T08:01:00Z');
  expect((await inbox.take(moved, `${page.bankId}.html`))?.get('lines')).not.toContain(same);
});

const checked = (name: string) => {
  const fixtures = '../../../../packages/tools/src/staff/bank-check/fixtures';
  return readFile(new URL(`${fixtures}/${name}.html`, import.meta.url), 'utf8');
};
const listed = await checked('list-without-header');
const scripted = await checked('written-by-a-script');
const useForm = 'Mettez ces cours dans le formulaire du jour';

test.each([
  ['a list without headers', listed, 'à confirmer', 'l’achat est supposé être le plus bas'],
  ['a page that a script writes', scripted, 'refusé', useForm],
  [cards.shape, cards.body, 'refusé', useForm],
  [definitions.shape, definitions.body, 'refusé', useForm],
])('For %s of an undescribed bank, its document says what to do', async (_, body, status, says) => {
  const document = await inbox.take(body, 'UIB.html');
  const { answer, lines } = document?.data() ?? {};
  expect({ status: document?.get('status'), words: [answer, ...lines].join(' ') }).toEqual({
    status,
    words: expect.stringContaining(says),
  });
});

test('The address from which a page was saved tells its bank, whatever its file is called', async () => {
  const { body } = shapedPages.namesAlone;
  const saved = (url: string) =>
    body.replace('<html', `<!-- saved from url=(0030)${url} -->\n<html`);
  const bna = saved('https://www.bna.tn/site/fr/devise.php?id_article=188');
  expect((await inbox.take(bna, 'page (1).html'))?.get('answer')).toContain('Page de BNTE : ');
  const other = await inbox.take(bna, 'BIAT.html');
  expect(other?.data()).toMatchObject({
    answer: expect.stringContaining('porte le nom de BIAT, et la page vient du site de BNTE'),
    status: 'refusé',
  });
  expect((await inbox.take(body, 'page.html'))?.get('answer')).toContain(
    'de quelle banque est cette page ? Nommez le fichier comme la banque',
  );
});

test('A page saved as one file, .mhtml, is read like its HTML', async () => {
  const { body } = shapedPages.namesAlone;
  const archive = [
    'From: <Saved by Blink>',
    'Snapshot-Content-Location: https://www.bna.tn/site/fr/devise.php',
    'Subject: Cours',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; type="text/html"; boundary="----part"',
    '',
    '------part',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Content-Location: https://www.bna.tn/site/fr/devise.php',
    '',
    Buffer.from(body).toString('base64').replace(/.{76}/g, '$&\r\n'),
    '------part',
    'Content-Type: image/png',
    'Content-Transfer-Encoding: base64',
    'Content-Location: https://www.bna.tn/logo.png',
    '',
    'iVBORw0KGgo=',
    '------part--',
    '',
  ].join('\r\n');
  const document = await inbox.take(archive, 'cours.mhtml');
  expect(document?.get('status')).toBe('à confirmer');
  await approve(document);
  expect(await boardOf('BNTE')).toMatchObject({ EUR: euro, JPY: yen });
});

test.each([
  [
    'of yesterday',
    (body: string) => body.replaceAll('12/11/26', '11/11/26'),
    'Enregistrez la page d’aujourd’hui',
  ],
  ['of a login form', () => '<!doctype html><form>Mot de passe</form>', 'formulaire du jour'],
  [
    'cut in its table',
    (body: string) => body.slice(0, body.lastIndexOf('<td')),
    'finit au milieu d’un tableau',
  ],
])('A page %s is refused, and says what to do instead', async (_, edit, says) => {
  const document = await inbox.take(edit(namedCells.body), 'STB.html');
  expect(document?.data()).toMatchObject({
    answer: expect.stringContaining(says),
    status: 'refusé',
  });
  expect(await boardOf('STBK')).toEqual({});
});

test('After three working days approved without a change, the operator is offered the row', async () => {
  const page = await checked('headers-of-its-own');
  const learnt = () => inbox.db.doc('staff/description-UTUB').get();
  for (const date of ['12', '13', '16']) {
    expect((await learnt()).get('row')).toBeUndefined();
    await startDay(`2026-11-${date}`);
    const body = page
      .replace('12 novembre 2026', `${date} novembre 2026`)
      .replace(/<tr><td>Couronne.*\n/, '');
    const document = await inbox.take(body, `UTUB ${date}.html`);
    const { stored } = await approve(document);
    expect(stored.get('status')).toBe('pris');
  }
  const stored = await learnt();
  expect(stored.get('answer')).toContain('l’opérateur peut ajouter row à bank-pages.ts');
  expect(JSON.parse(stored.get('row'))).toMatchObject({
    page: { bankId: 'UTUB', rows: { kind: 'table', table: 'table#grille' } },
    verifiedOn: '2026-11-16',
  });
});
