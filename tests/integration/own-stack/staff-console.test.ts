import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { freePorts, offsetOf, portsFor, type StackPorts } from '@dinar/tools/local/ports';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningProgram, startCommand } from '../../support/run-program.ts';

const projectId = 'demo-dinar';
const bucket = `${projectId}.appspot.com`;
let emulators: string;

beforeEach(async () => {
  emulators = await mkdtemp(path.join(tmpdir(), 'dinar-emulators-'));
});

afterEach(() => rm(emulators, { recursive: true }));

/** Runs `npm start -- --ui` without a way to Google's servers. */
async function startWithUi(): Promise<{ run: RunningProgram; ports: StackPorts }> {
  const offset = offsetOf(await freePorts());
  const env = { FIREBASE_EMULATORS_PATH: emulators, HTTPS_PROXY: 'http://127.0.0.1:9' };
  const run = startCommand('start', ['--ui', '--no-seed', '--port-offset', String(offset)], env);
  return { run, ports: portsFor(offset, { forStaff: true }) };
}

/** Uploads a file as the Emulator UI does, or as a visitor would. */
function upload(ports: StackPorts, name: string, text: string, authorization?: string) {
  const file = `http://127.0.0.1:${ports.storage}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`;
  const headers = { 'content-type': 'text/csv', ...(authorization && { authorization }) };
  return fetch(file, { method: 'POST', body: text, headers });
}

const file = 'date;banque;devise;unité;achat;vente\n20/11/2026;BIAT;EUR;1;3,36;3,44\n';

test('Without a way to Google, start says that it runs without the UI; files that staff drop are read', async () => {
  const { run, ports } = await startWithUi();
  await run.printed('Prêt : ');
  const db = connectFirestore(`127.0.0.1:${ports.firestore}`, projectId);
  try {
    expect((await upload(ports, 'imports/visiteur.csv', file)).status).toBe(403);
    expect((await upload(ports, 'imports/cours.csv', file, 'Bearer owner')).status).toBe(200);
    const imports = async () => (await db.collection('imports').get()).docs.map((it) => it.data());
    await expect.poll(imports).toMatchObject([{ file: 'cours.csv', status: 'pris' }]);
    expect((await db.doc('bank-rates/2026-11-20_BIAT_EUR').get()).get('purchaseRate')).toBe(3.36);
  } finally {
    await db.terminate();
    run.interrupt();
  }
  const { code, output } = await run.ended;
  expect(code).toBe(0);
  expect(output).toContain("L'Emulator UI n'a pas pu être téléchargée");
  expect(output).not.toContain("L'équipe : ");
});

test('With the UI in its cache, firebase-tools serves it at the address that start prints', async () => {
  const require = createRequire(import.meta.url);
  const { ui } = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const client = path.join(emulators, `ui-v${ui.main.version}`, 'client');
  await mkdir(client, { recursive: true });
  await mkdir(path.join(client, '../server'));
  await writeFile(path.join(client, '../server/server.mjs'), '');
  await writeFile(path.join(client, 'index.html'), '<title>Emulator UI</title>');
  const { run, ports } = await startWithUi();
  const url = await run.printedMatch(/L'équipe : (\S+)/);
  try {
    expect(url).toBe(`http://127.0.0.1:${ports.ui}/`);
    expect(await (await fetch(url)).text()).toContain('Emulator UI');
    expect(await (await fetch(`${url}api/config`)).json()).toMatchObject({
      projectId,
      firestore: { port: ports.firestore },
      storage: { port: ports.storage },
    });
  } finally {
    run.interrupt();
  }
  expect(await run.ended).toMatchObject({ code: 0 });
});
