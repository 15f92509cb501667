import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { encodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { bankQuote } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { answerOpenData } from '@dinar/functions/http/answer-open-data';
import { openDataReads } from '@dinar/functions/http/open-data-reads';
import { openDataOpenApi } from '@dinar/site/open-data/open-data-openapi';
import { openDataSchemas } from '@dinar/site/open-data/open-data-schema';
import { recipes } from '@dinar/site/open-data/recipes';
import { recordedMidRates } from '@dinar/tools/local/demo/recorded-mid-rates';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Document, OpenAPIClientAxios } from 'openapi-client-axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFirestore } from '../open-firestore.ts';

const run = promisify(execFile);
const { db } = await openFirestore();
const now = () => new Date('2026-05-20T18:00:00Z');
const fail = (...details: unknown[]) => {
  throw new Error(`Reported: ${JSON.stringify(details)}`);
};
const reads = openDataReads({ database: () => db, now, report: fail });
const identity = { name: 'Dinar en Direct', email: 'a@b.c', phone: '1' };

/** A site that serves the open data of the recorded rates, as Hosting and the function do. */
const server = createServer(async ({ method = '', url = '', headers }, response) => {
  const header = (name: string) => [headers[name]].flat()[0];
  const sources = { site: async () => ({ ...identity, url: siteUrl }), reads, now, report: fail };
  const answer = await answerOpenData({ method, url, header }, sources);
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
let siteUrl = '';

beforeAll(async () => {
  const euro: Record<string, { central: number }> = {};
  for (const [date, rates] of Object.entries(recordedMidRates)) {
    const own = Object.entries(rates).map(([currency, rate]) => [
      currency,
      { rate, source: 'bct' },
    ]);
    const snapshot: BankSnapshot = {
      bankId: 'BCTN',
      date: day(date),
      count: own.length,
      rates: Object.fromEntries(own),
    };
    await db.doc(`bank-snapshots/${date}_BCTN`).set(encodeBankSnapshot(snapshot));
    euro[date.slice(5)] = { central: rates.EUR };
  }
  const quote = bankQuote('STBK', [3.355, 3.435], day('2026-05-20'));
  await db.doc('rates-stats/EUR').set({ banks: [{ ...quote }] });
  await db.doc('rate-history/EUR_2026').set({ points: euro });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const description = (url: string): Document =>
  JSON.parse(JSON.stringify(openDataOpenApi({ ...identity, url })));

test('The description is a valid OpenAPI document, and each example a valid answer', async () => {
  const document = description('https://dinar.example');
  expect(await new Validator().validate({ ...document })).toMatchObject({ valid: true });
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  formats.default(ajv);
  const contents = Object.values(document.paths ?? {}).map(
    (path) => Object(path?.get?.responses[200]).content,
  );
  const examples = contents
    .flatMap((content) => content['application/json'] ?? [])
    .filter(({ example }) => example);
  expect(examples).toHaveLength(10);
  for (const { schema, example } of examples) {
    const valid = ajv.compile(openDataSchemas[schema.$ref.split('/').at(-1)] ?? false);
    expect(valid(example), JSON.stringify(valid.errors)).toBe(true);
  }
});

test('A client made from the description reads a day', async () => {
  const answer = await fetch(`${siteUrl}/donnees/v1/openapi.json`);
  const client = await new OpenAPIClientAxios({ definition: await answer.json() }).getClient();
  const { data } = await Object(client).dayJson({ day: '2026-05-20' });
  expect(data.rates).toContainEqual(
    expect.objectContaining({ currency: 'EUR', kind: 'central', value: '3.3891', source: 'bct' }),
  );
  const wrong = await Object(client).dayJson({ day: '2026-05-23' }, null, { validateStatus: null });
  expect([wrong.status, wrong.data.applies.day]).toEqual([404, '2026-05-20']);
});

const printed = '2026-05-20 : 1 EUR = 3.3891 TND (Banque Centrale de Tunisie)\n';

function recipe(id: string): string {
  const found = recipes({ url: siteUrl }).find((one) => one.id === id);
  if (!found) throw new RangeError(`No recipe ${id}`);
  return found.code;
}

test('The recipe in JavaScript prints the last rate', async () => {
  const { stdout } = await run(process.execPath, [
    '--input-type=module',
    '--eval',
    recipe('javascript'),
  ]);
  expect(stdout).toBe(printed);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('The recipe in Python prints the last rate', async () => {
  const { stdout } = await run('python3', ['-c', recipe('python')]);
  expect(stdout).toBe(printed);
});

test('The formulas for spreadsheets name files that exist, with and without a query', async () => {
  const addresses = ['sheetsInFrench', 'sheetsInEnglish', 'excel'].map(
    (id) => /http[^"]+/.exec(recipe(id))?.[0] ?? '',
  );
  for (const address of addresses.flatMap((one) => [one, `${one}?1`])) {
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ]);
  }
  expect(recipe('sheetsInFrench')).toMatch(/^=IMPORTDATA\(".+\.csv";",";"en_US"\)$/);
});

const hasOffice = spawnSync('soffice', ['--version']).status === 0;
const frenchSettings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/L10N">
<prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>fr-FR</value></prop></item></oor:items>`;

/** The cells that LibreOffice in French reads from files with semicolons: texts, and numbers as numbers. */
async function cellsInFrench(files: readonly string[]): Promise<(string | number)[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'dinar-office-'));
  try {
    const profile = join(folder, 'profile', 'user');
    await mkdir(profile, { recursive: true });
    await writeFile(join(profile, 'registrymodifications.xcu'), frenchSettings);
    const paths = files.map((_, index) => join(folder, `${index}.csv`));
    await Promise.all(files.map((text, index) => writeFile(paths[index] ?? '', text)));
    // Semicolons, quotation marks, UTF-8, from line 1, and the system's language.
    await run('soffice', [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
      '--headless',
      '--infilter=CSV:59,34,76,1,,0',
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      ...paths,
    ]);
    const sheets = paths.map((path) => readFile(path.replace('.csv', '.fods'), 'utf8'));
    return (await Promise.all(sheets)).map(cellsOf);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function cellsOf(sheet: string): (string | number)[] {
  const cells = sheet.matchAll(/<table:table-cell([^>]*)>\s*<text:p>([^<]*)/g);
  return [...cells].map(([, attributes = '', text = '']) => {
    const [, number] = /office:value="([^"]+)"/.exec(attributes) ?? [];
    return number === undefined ? text : Number(number);
  });
}

test.skipIf(!hasOffice)(
  'LibreOffice in French reads the numbers of the files for spreadsheets (skipped without soffice)',
  async () => {
    const files = await Promise.all(
      ['latest', 'series/EUR'].map(async (name) =>
        (await fetch(`${siteUrl}/donnees/v1/excel/${name}.csv`)).text(),
      ),
    );
    const withPoints = files.map((text) => text.replace(/(\d),(\d)/g, '$1.$2'));
    const [latest, series, ...wrong] = await cellsInFrench([...files, ...withPoints]);
    expect(latest?.filter((cell) => typeof cell === 'number')).toEqual([3.355, 3.435]);
    expect(latest).toContain('Société Tunisienne de Banque');
    const { days } = await (await fetch(`${siteUrl}/donnees/v1/series/EUR.json`)).json();
    expect(series?.filter((cell) => typeof cell === 'number')).toEqual(days.central.map(Number));
    expect(wrong.flat().filter((cell) => typeof cell === 'number')).toEqual([]);
  },
  120_000,
);

test('Ten thousand different queries read the database once a minute', async () => {
  let readings = 0;
  let nowMs = now().getTime();
  const database = () => {
    readings += 1;
    return db;
  };
  const clock = () => new Date(nowMs);
  const sources = {
    site: async () => ({ ...identity, url: siteUrl }),
    reads: openDataReads({ database, now: clock, report: fail }),
    now: clock,
    report: fail,
  };
  const header = () => undefined;
  const ask = (query: number) =>
    answerOpenData({ method: 'GET', url: `/donnees/v1/series/EUR.csv?${query}`, header }, sources);
  for (let query = 0; query < 10_000; query += 1) {
    if ((await ask(query)).status !== 200) throw new Error(`Query ${query} is refused`);
  }
  expect(readings).toBe(1);
  nowMs += 61_000;
  await ask(10_000);
  expect(readings).toBe(2);
});
