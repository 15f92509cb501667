import { setTimeout as sleep } from 'node:timers/promises';
import { onImportFileFinalized } from '@dinar/functions/triggers/on-import-file-finalized';
import { onImportWritten } from '@dinar/functions/triggers/on-import-written';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { writtenEvent } from '../firestore-event.ts';
import { openInbox } from './open-inbox.ts';

const inbox = await openInbox();
const { bucket, db, deliver, drop, imports, storedRates, write } = inbox;

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'));
  await inbox.clear();
});

async function answerTo(content: string | Buffer): Promise<DocumentData | undefined> {
  return (await deliver(await drop(content)))?.data();
}

const approvals = () => db.collection('system/jump-approvals/events').get();

const head = 'date;banque;devise;unité;achat;vente\r\n';
const good = `${head}20/11/2026;BIAT;EUR;1;3,36;3,44\r\n2026-11-20;stb;JPY;1000;18,240;18,760\r\n`;

test('A file is stored, and its document reports it in French', async () => {
  const document = await deliver(await drop(good));
  expect(document?.id).toMatch(/^2026-11-20_cours\.csv_\d+$/);
  expect(document?.data()).toMatchObject({
    answer: '2 lignes lues, 2 écrites, 0 inchangée.',
    file: 'cours.csv',
    lines: [],
    status: 'pris',
  });
  expect(await storedRates()).toMatchObject([
    { bankId: 'BIAT', purchaseRate: 3.36, source: 'import' },
    { bankId: 'STBK', purchaseRate: 0.01824 },
  ]);
  expect(await bucket.file('imports/cours.csv').exists()).toEqual([true]);
});

test('A future day is refused, even with an approval', async () => {
  const document = await deliver(await drop(`${head}2027-11-20;BIAT;EUR;1;3,36;3,44\n`));
  expect(document?.get('lines')).toEqual([
    expect.stringContaining('ligne 2, colonne date : Le jour'),
  ]);
  const { stored } = await write(document, { approved: true, by: 'Amel', why: 'Je le veux ainsi' });
  expect(stored.get('status')).toBe('refusé');
  expect(await storedRates()).toEqual([]);
});

test('A file that was deleted before it was read is answered', async () => {
  const event = await drop(good);
  await bucket.file('imports/cours.csv').delete();
  expect((await deliver(event))?.get('answer')).toContain('a été supprimé ou remplacé avant');
});

test('An event delivered again, or twice at once, changes nothing', async () => {
  const event = await drop(good);
  await Promise.all([onImportFileFinalized(event), onImportFileFinalized(event)]);
  const { docs } = await imports.get();
  expect(docs).toHaveLength(1);
  expect(await storedRates()).toHaveLength(2);
  const corrected = db.doc('bank-rates/2026-11-20_BIAT_EUR');
  await corrected.update({ purchaseRate: 3.37 });
  expect(await deliver(event)).toBeUndefined();
  expect((await corrected.get()).get('purchaseRate')).toBe(3.37);
  expect((await docs[0]?.ref.get())?.updateTime).toEqual(docs[0]?.updateTime);
});

test('The same file dropped again has a document of its own, and nothing is stored twice', async () => {
  await deliver(await drop(good));
  vi.setSystemTime(new Date('2026-11-20T12:00:01Z'));
  await sleep(2);
  expect(await answerTo(good)).toMatchObject({
    answer: '2 lignes lues, 0 écrite, 2 inchangées. Tout était déjà en place.',
    status: 'pris',
  });
  expect(await storedRates()).toHaveLength(2);
});

test('A file elsewhere in the bucket, and a folder, are ignored', async () => {
  expect(await deliver(await drop(good, 'photos/cours.csv'))).toBeUndefined();
  expect(await deliver(await drop('', 'imports/2026/'))).toBeUndefined();
});

const jumped = `${head}20/11/2026;BIAT;EUR;1;3,66;3,74\n`;

/** Imports the day before first, so that today's rate is a jump of 9 %. */
async function dropJump(): Promise<DocumentSnapshot | undefined> {
  await deliver(await drop(`${head}19/11/2026;BIAT;EUR;1;3,36;3,44\n`, 'imports/hier.csv'));
  expect(await storedRates()).toHaveLength(1);
  return deliver(await drop(jumped));
}

test('A file refused only for a jump waits until a person approves it, with a reason', async () => {
  const document = await dropJump();
  expect(document?.data()).toMatchObject({
    answer: expect.stringContaining("1 ligne lue, 1 à confirmer ; rien n'a encore été écrit."),
    approved: false,
    by: '',
    lines: [expect.stringContaining('ligne 2, colonne achat/vente : ')],
    status: 'à confirmer',
    why: '',
  });
  expect(await storedRates()).toHaveLength(1);

  const unreasoned = await write(document, { approved: true, by: 'Amel' });
  expect(unreasoned.stored.get('answer')).toContain('Il manque le motif');
  expect(await storedRates()).toHaveLength(1);

  const why = 'Dévaluation annoncée par la BCT';
  const { stored, approval } = await write(document, { why });
  expect(stored.data()).toMatchObject({ status: 'pris', by: 'Amel', why, lines: [] });
  expect(await storedRates()).toHaveLength(2);
  const row = await db.doc('bank-rates/2026-11-20_BIAT_EUR').get();
  expect(row.data()).toMatchObject({ purchaseRate: 3.66, jumpAccepted: true });

  await onImportWritten.run(approval);
  expect((await approvals()).docs.map((event) => event.data())).toMatchObject([
    { by: 'Amel', reason: why, count: 1, rows: [{ id: '2026-11-20_BIAT_EUR' }] },
  ]);
  expect((await stored.ref.get()).updateTime).toEqual(stored.updateTime);
});

test('Beside a refused row, one that only waits for a person is not called refused', async () => {
  await dropJump();
  const document = await inbox.take(`${jumped}20/11/2026;STB;USD;1;3,1;2,9\n`, 'deux.csv');
  expect(document?.data()).toMatchObject({
    answer: expect.stringContaining('2 lignes lues, 1 refusée'),
    lines: [expect.stringContaining('ligne 3, colonne achat/vente : La vente 2,900 est sous')],
    status: 'refusé',
  });
});

test('Two approvals at once store and record once; without a name the platform’s is used', async () => {
  const document = await dropJump();
  if (document === undefined) throw new Error('No document');
  await document.ref.update({ approved: true, why: 'Vérifié auprès de la banque' });
  const event = {
    ...writtenEvent(document, await document.ref.get()),
    params: { id: document.id },
  };
  await Promise.all([onImportWritten.run(event), onImportWritten.run(event)]);
  const recorded = (await approvals()).docs.map((approval) => approval.data());
  expect(recorded).toMatchObject([{ by: 'amel@example.tn', count: 1 }]);
  expect((await document.ref.get()).get('status')).toBe('pris');
});

test('A file deleted before its approval is answered, and nothing is stored', async () => {
  const document = await dropJump();
  await bucket.file('imports/cours.csv').delete();
  const { stored } = await write(document, { approved: true, why: 'Vérifié auprès de la banque' });
  expect(stored.data()).toMatchObject({
    status: 'refusé',
    answer: expect.stringContaining('supprimé'),
  });
  expect(await storedRates()).toHaveLength(1);
});
