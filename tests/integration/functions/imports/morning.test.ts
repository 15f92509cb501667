import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { bankPageCurrencies } from '@dinar/domain/currencies/currency-lists';
import { encodeLive } from '@dinar/domain/documents/rates-stats-document';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { writeForm } from '@dinar/functions/config/inbox';
import type { Job, JobSettings } from '@dinar/functions/jobs/job';
import { prepareMorning } from '@dinar/functions/jobs/prepare-morning';
import { reconcileAggregates } from '@dinar/functions/jobs/reconcile-aggregates';
import { runJob } from '@dinar/functions/jobs/run-job';
import { shapedPages } from '@dinar/functions/sources/bank-table/testing/shaped-pages';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { jobContext } from '../job-context.ts';
import { centralRates, mids } from './central-rates.ts';
import { openInbox } from './open-inbox.ts';

const inbox = await openInbox();
const [yesterday, today] = [day('2026-11-11'), day('2026-11-12')];
const boardOfBna = { bankId: 'BNTE', currency: 'EUR', purchaseRate: 3.35, saleRate: 3.43 };

/** 8:30 in Tunis, with the central bank's rates of the evening before and one rate of one bank. */
beforeEach(async () => {
  await inbox.clear();
  await inbox.bucket.deleteFiles({ prefix: 'imports/' });
  vi.setSystemTime(`${today}T07:30:00Z`);
  const central = centralRates(yesterday);
  const rows = [...central, { ...boardOfBna, date: yesterday }];
  await ingestRates(inbox.db, rows, { now: new Date(), source: 'bct' });
  await run('reconcile-aggregates', reconcileAggregates);
});

const runMorning = (more?: Partial<JobSettings>) => run('morning', prepareMorning(writeForm), more);

async function run(name: string, job: Job, more: Partial<JobSettings> = {}) {
  const context = jobContext(inbox.db, new Date());
  return runJob(name, job, { ...context, settings: { ...context.settings, ...more } });
}

const list = async () => (await inbox.db.doc('staff/matin').get()).data();

async function readForm() {
  const [files] = await inbox.bucket.getFiles({ prefix: 'imports/template/' });
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(`${files.length} forms`);
  const [bytes] = await file.download();
  const sheet = (await readXlsx(bytes)).sheets[0];
  if (sheet === undefined) throw new Error('No sheet');
  return { name: file.name, bytes, sheet };
}

/** Fills purchase and sale of the banks that pass, a little beside the mid rate, as staff do in a spreadsheet. */
async function filledForm(passes: (bank: string) => boolean) {
  const { sheet } = await readForm();
  const rows = sheet.rows.map((row): CellValue[] => {
    const [bank, currency, name, unit, , , ...shown] = row;
    const mid = Object.entries(mids).find(([code]) => code === currency)?.[1];
    if (mid === undefined || !passes(String(bank))) return [...row];
    const price = (share: number) => Number((mid * Number(unit) * share).toFixed(4));
    return [
      bank ?? null,
      currency ?? null,
      name ?? null,
      unit ?? null,
      price(0.988),
      price(1.012),
      ...shown,
    ];
  });
  return writeXlsx({ sheets: [{ name: 'Cours', rows }] });
}

test('The form of the day has every bank, what is known of its currencies, and what is accepted', async () => {
  expect(await runMorning()).toMatchObject({ ok: true, report: { rows: 2 } });
  const { name, sheet } = await readForm();
  expect(name).toBe('imports/template/formulaire-2026-11-12.xlsx');
  expect(sheet.rows[0]?.[0]).toBe('Formulaire du jeudi 12 novembre 2026');
  const rows = sheet.rows.filter(([, currency]) => String(currency).match(/^[A-Z]{3}$/));
  expect(new Set(rows.map(([bank]) => bank)).size).toBe(19);
  const of = (bank: string) => rows.filter((row) => row[0] === bank);
  // A bank with rates has its own currencies; another has the usual ones, in the usual units.
  expect(of('BNTE')).toEqual([['BNTE', 'EUR', 'Euro', 1, null, null, 3.35, 3.43, 3.4, 3.23, 3.57]]);
  expect(of('BIAT')).toHaveLength(14);
  expect(of('BIAT')[3]).toEqual([
    ...['BIAT', 'JPY', 'Yen Japonais', 1000, null, null, null, null, 18.5, 17.575, 19.425],
  ]);
  expect(sheet.conditionalRules?.map(({ formula }) => formula)).toHaveLength(3);
  // A second run leaves it, and its own event is none of a file of rates.
  expect(await runMorning()).toMatchObject({ report: { rows: 1 } });
  const [event] = inbox.events;
  expect(event && (await inbox.deliver(event))).toBeUndefined();
  expect(inbox.events).toHaveLength(1);
});

test('A filled form that is dropped where it was found, in its place, is read', async () => {
  await runMorning();
  const filled = await filledForm((bank) => bank === 'BIAT');
  const document = await inbox.take(filled, 'template/formulaire-2026-11-12.xlsx');
  expect(document?.get('answer')).toBe('14 lignes lues, 14 écrites, 0 inchangée.');
});

test('The next working day has a form of its own, and none is written on a Sunday', async () => {
  await runMorning();
  vi.setSystemTime('2026-11-15T07:30:00Z');
  expect(await runMorning()).toMatchObject({ report: { rows: 0 } });
  vi.setSystemTime('2026-11-16T07:30:00Z');
  await runMorning();
  expect((await readForm()).name).toBe('imports/template/formulaire-2026-11-16.xlsx');
});

test('The form is read back whole; it is refused empty, and on another day', async () => {
  await runMorning();
  const { bytes } = await readForm();
  expect((await inbox.take(bytes, 'vide.xlsx'))?.get('answer')).toContain('tapez des cours');
  const filled = await filledForm(() => true);
  const document = await inbox.take(filled, 'formulaire.xlsx');
  // The currencies of every bank's page, and of the bank with one currency that one.
  const rows = (commercialBankCodes.length - 1) * bankPageCurrencies.length + 1;
  expect(document?.get('answer')).toBe(`${rows} lignes lues, ${rows} écrites, 0 inchangée.`);
  const again = await inbox.take(await filledForm((bank) => bank === 'BIAT'), 'biat.xlsx');
  expect(again?.get('answer')).toContain('14 lignes lues, 0 écrite, 14 inchangées.');
  vi.setSystemTime('2026-11-13T07:30:00Z');
  expect((await inbox.take(filled, 'vieux.xlsx'))?.data()).toMatchObject({
    answer: expect.stringContaining('prenez celui du jour, dans imports/template'),
    status: 'refusé',
  });
});

test('An empty site at 8:30 has nineteen boards after thirteen pages, a copied table and one form', async () => {
  await runMorning();
  expect(await list()).toMatchObject({
    board: '0 banque sur 19',
    day: 'jeudi 12 novembre 2026',
    form: 'formulaire-2026-11-12.xlsx',
    heldBack: [],
    missing: expect.arrayContaining([
      'BNA (BNTE) : il manque 1 cours sur 1 (EUR) ; https://www.bna.tn',
      'BIAT (BIAT) : aucun cours jusqu’ici ; https://www.biat.tn/biat/Fr/cours-de-change-bbe_66_127',
      'TF Bank (UTUB) : aucun cours jusqu’ici ; adresse de la page inconnue',
    ]),
    waiting: [],
  });
  // The cards and the definition lists are typed in the form.
  const { namedCells, cards: _, definitions: __, ...proposed } = shapedPages;
  expect((await inbox.take(namedCells.body, 'STB.html'))?.get('status')).toBe('pris');
  expect(await list()).toMatchObject({ board: '1 banque sur 19' });
  for (const { page, body } of Object.values(proposed)) {
    const document = await inbox.take(body, `${page.bankId}.html`);
    expect((await list())?.waiting).toEqual([
      expect.stringContaining(`${page.bankId}.html, à confirmer : Page de ${page.bankId} : `),
    ]);
    const { stored } = await inbox.write(document, { approved: true, by: 'Amel' });
    expect(stored.get('status')).toBe('pris');
  }
  const pasted =
    'Devise\tUnité\tAchat\tVente\nEuro\t1\t3,360\t3,440\nYen japonais\t1 000\t18,240\t18,760\n';
  expect((await inbox.take(pasted, 'BTK 12-11-2026.txt'))?.get('status')).toBe('pris');
  expect(await list()).toMatchObject({ board: '14 banques sur 19', waiting: [] });
  const pages = [namedCells, ...Object.values(proposed)].map(({ page }) => page.bankId);
  const known: readonly string[] = [...pages, 'BTKO'];
  const filled = await filledForm((bank) => !known.includes(bank));
  expect((await inbox.take(filled, 'formulaire.xlsx'))?.get('status')).toBe('pris');
  const rest = await list();
  expect(rest).toMatchObject({ board: '19 banques sur 19', heldBack: [], waiting: [] });
  // Every bank that still lacks something has a board already.
  expect(JSON.stringify(rest?.missing)).not.toContain('aucun cours');
  await run('reconcile-aggregates', reconcileAggregates);
  const euro = (await inbox.db.doc('rates-stats/EUR').get()).get('banks');
  expect(euro.filter((quote: { date: string }) => quote.date === today)).toHaveLength(19);
});

test('The list is sent once, from the chosen hour on, and never without an hour or a recipient', async () => {
  const mails = async () => (await inbox.db.collection('mail').get()).docs.map((it) => it.data());
  const settings = { staffEmail: 'equipe@site.example', morningMailHour: 9 };
  await runMorning(settings);
  vi.setSystemTime(`${today}T08:30:00Z`);
  await runMorning({ staffEmail: 'equipe@site.example' });
  await runMorning({ morningMailHour: 9 });
  expect(await mails()).toEqual([]);
  await runMorning(settings);
  await runMorning(settings);
  expect(await mails()).toEqual([
    {
      to: ['equipe@site.example'],
      replyTo: 'contact@site.example',
      message: {
        subject: 'Cours du jeudi 12 novembre 2026 : 0 banque sur 19',
        text: expect.stringContaining('- BNA (BNTE) : il manque 1 cours sur 1 (EUR)'),
      },
    },
  ]);
});

test('The list names what was held back, and the files that were not taken', async () => {
  await ingestRates(inbox.db, [{ ...boardOfBna, date: today }], {
    now: new Date(),
    source: 'import',
  });
  const row = inbox.db.doc(`bank-rates/${today}_BNTE_EUR`);
  await row.update({ problem: 'L’achat est trop loin.' });
  await inbox.take('date;banque;devise\n', 'cours.csv');
  expect(await list()).toMatchObject({
    board: '0 banque sur 19',
    heldBack: ['BNTE EUR : L’achat est trop loin.'],
    waiting: [expect.stringMatching(/^cours\.csv, refusé : /)],
  });
  vi.setSystemTime(`${today}T07:31:00Z`);
  await inbox.take('date;banque;devise;achat;vente\n12/11/2026;BIAT;EUR;3,36;3,44\n', 'cours.csv');
  expect(await list()).toMatchObject({ board: '1 banque sur 19', waiting: [] });
});

test('The list names a live rate that no page shows, because somebody typed a wrong one', async () => {
  const { live_rate } = encodeLive({ value: 34, date: today, source: 'live-fx' });
  await inbox.db.doc('rates-stats/EUR').update({ live_rate });
  await runMorning();
  expect(await list()).toMatchObject({
    heldBack: [expect.stringMatching(/^Cours en direct, EUR, non montré : .*34/)],
  });
  await inbox.db.doc('rates-stats/EUR').update({ live_rate: '3,41' });
  await runMorning();
  expect(await list()).toMatchObject({
    heldBack: [expect.stringMatching(/^Cours en direct, EUR, non montré : live_rate/)],
  });
  await inbox.db.doc('rates-stats/EUR').update({ live_rate: { ...live_rate, value: 3.41 } });
  await runMorning();
  expect(await list()).toMatchObject({ heldBack: [] });
});
