import { bankTable } from '@dinar/domain/banks/bank-table';
import { addDays, utcDay } from '@dinar/domain/days/rate-date';
import { encodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { encodeHistoryPoint } from '@dinar/domain/documents/rate-history-document';
import {
  encodeBankQuotes,
  encodeCentral,
  encodeLive,
} from '@dinar/domain/documents/rates-stats-document';
import { bankSnapshotId } from '@dinar/domain/rates/bank-snapshot';
import { answerOpenData } from '@dinar/functions/http/answer-open-data';
import { openDataReads } from '@dinar/functions/http/open-data-reads';
import { openDataOpenApi } from '@dinar/site/open-data/open-data-openapi';
import {
  openDataSchema,
  openDataSchemas,
  problemSchema,
} from '@dinar/site/open-data/open-data-schema';
import { openDataFiles } from '@dinar/site/routes/open-data-paths';
import { site } from '@dinar/site/testing/site-fixtures';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { sampleCount } from '../../../support/sample-count.ts';
import {
  deriveDocuments,
  type StoredDocuments,
} from '../../../uneven-days/documents/derive-documents.ts';
import { randomState } from '../../../uneven-days/states/random-state.ts';
import { openFirestore } from '../open-firestore.ts';
import {
  expectedBank,
  expectedBest,
  expectedDay,
  expectedLatest,
  expectedSeries,
  linesOfBest,
  linesOfCsv,
  linesOfJson,
  linesOfSeries,
  rawStore,
} from './open-data-oracle.ts';

const { db, clear } = await openFirestore();

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
formats.default(ajv);
const isFile = ajv.compile(openDataSchema());
const schemas = Object.entries(openDataSchemas).map(
  ([name, schema]) => [name, ajv.compile(schema)] as const,
);
const isProblem = ajv.compile(problemSchema);

const storeCount = sampleCount('STORES', 60, 400);

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The answers of a newly started instance. */
function opened(now: Date): (path: string) => Promise<Answer> {
  const report = (...details: unknown[]) => {
    throw new Error(`Reported: ${JSON.stringify(details)}`);
  };
  const reads = openDataReads({ database: () => db, now: () => now, report });
  const header = () => undefined;
  return (url) =>
    answerOpenData(
      { method: 'GET', url, header },
      { site: async () => site, reads, now: () => now, report },
    );
}

/** The fault of an answer: its lines are not the expected ones, or it does not refuse a made-up number. */
function faultOf(
  { status, body }: Answer,
  expected: readonly string[],
  linesIn: (body: string) => string[] = linesOfJson,
): string | undefined {
  const wanted = expected.length === 0 ? 404 : isDemo(expected) ? 409 : 200;
  if (status !== wanted) return `${status} for ${wanted}`;
  if (status !== 200)
    return isProblem(JSON.parse(body)) ? undefined : ajv.errorsText(isProblem.errors);
  if (linesIn !== linesOfCsv) {
    const file = JSON.parse(body);
    const [, isValid = isFile] = schemas.find(([name]) => file.schema.endsWith(`/${name}`)) ?? [];
    if (!isValid(file)) return ajv.errorsText(isValid.errors);
  }
  const lines = linesIn(body);
  const strange = lines.filter((text) => !expected.includes(text));
  const lacking = expected.filter((text) => !lines.includes(text));
  if (strange.length + lacking.length === 0 && lines.length === expected.length) return undefined;
  return `strange ${strange.slice(0, 3)}; lacking ${lacking.slice(0, 3)}`;
}

function isDemo(lines: readonly string[]): boolean {
  return lines.some((text) => text.includes(' demo '));
}

test('Over random stores, each number of the files is one of the store, and none is missing', async () => {
  const totals = { stores: 0, files: 0, numbers: 0, refused: 0 };
  for (let seed = 1; seed <= storeCount; seed += 1) {
    const state = randomState(seed);
    await store(db, deriveDocuments(state));
    const now = new Date(state.now);
    const ask = opened(now);
    const raw = await rawStore(db);
    const days = [...new Set([...raw.snapshots.values()].map(({ date }) => String(date)))];
    const latest = expectedLatest(raw, utcDay(now));
    const asked = [
      ['latest.json', latest, linesOfJson],
      ['latest.csv', latest, linesOfCsv],
      ['best.json', expectedBest(raw, utcDay(now)), linesOfBest],
      ['series/EUR.json', expectedSeries(raw, 'EUR', utcDay(now)), linesOfSeries],
      ['series/USD.json', expectedSeries(raw, 'USD', utcDay(now)), linesOfSeries],
      ...days.map((day) => [`days/${day}.json`, expectedDay(raw, day), linesOfJson] as const),
      ...chosenBanks(seed).map(({ code, slug }) => {
        const currency = seed % 2 ? 'EUR' : 'USD';
        return [
          `banks/${slug}/${currency}.json`,
          expectedBank(raw, code, currency),
          linesOfJson,
        ] as const;
      }),
    ] as const;
    for (const [path, expected, linesIn] of asked) {
      const answer = await ask(`/donnees/v1/${path}`);
      expect(faultOf(answer, expected, linesIn), `seed ${seed}, ${path}`).toBeUndefined();
      totals.files += 1;
      if (answer.status === 409) totals.refused += 1;
      if (answer.status === 200) totals.numbers += expected.length;
    }
    const missing = addDays(utcDay(now), 1);
    const known = days
      .filter((day) => raw.snapshots.has(`${day}_BCTN`))
      .sort()
      .at(-1);
    const refused = JSON.parse((await ask(`/donnees/v1/days/${missing}.json`)).body);
    expect(refused.status === 409 || refused.applies?.day === known, `seed ${seed}`).toBe(true);
    totals.stores += 1;
    await clear();
  }
  console.log(`Random stores: ${JSON.stringify(totals)}`);
  expect(totals.refused).toBeGreaterThan(0);
  expect(totals.numbers).toBeGreaterThan(totals.files);
});

test('Any fault between the store and a file is found', async () => {
  const { now, documents } = realState();
  await store(db, documents);
  const raw = await rawStore(db);
  const expected = expectedLatest(raw, utcDay(now));
  const answer = await opened(now)('/donnees/v1/latest.json');
  expect(faultOf(answer, expected)).toBeUndefined();
  const file = JSON.parse(answer.body);
  const [first, ...rest] = file.rates;
  const planted = {
    'another value': { ...first, value: `${first.value}1` },
    'another day': { ...first, day: '2020-01-01' },
    'another kind': { ...first, kind: first.kind === 'sale' ? 'purchase' : 'sale' },
    'another source': { ...first, source: first.source === 'import' ? 'bct' : 'import' },
    'a number in place of a numeral': { ...first, value: Number(first.value) },
    'a zero': { ...first, value: '0.000' },
    'a made-up number': { ...first, source: 'demo' },
    'a field more': { ...first, trend: 'up' },
    'no provider': { ...first, provider: '' },
  };
  for (const [name, rate] of Object.entries(planted)) {
    const body = JSON.stringify({ ...file, rates: [rate, ...rest] });
    expect(faultOf({ status: 200, body }, expected), name).toBeDefined();
  }
  for (const rates of [rest, [first, ...file.rates]]) {
    expect(
      faultOf({ status: 200, body: JSON.stringify({ ...file, rates }) }, expected),
    ).toBeDefined();
  }
  expect(faultOf({ ...answer, status: 404 }, expected)).toBe('404 for 200');
  await clear();
});

test('A document that cannot be read is reported and affects no other number', async () => {
  await store(db, realState().documents);
  await db.doc('rates-stats/EUR').set({ bctn_rate: { value: 'dear' } });
  const reports: unknown[] = [];
  const { board } = openDataReads({
    database: () => db,
    now: () => realState().now,
    report: (message) => reports.push(message),
  });
  const { value } = await board();
  expect(value.length).toBeGreaterThan(0);
  expect(value.filter(({ currency }) => currency === 'EUR')).toEqual([]);
  expect(reports).toEqual(['Unreadable documents are left out of the open data']);
  await clear();
});

test('A silently carried day, a made-up number, a comma or a lacking provider in a series is found', async () => {
  const { now, documents } = realState();
  await store(db, documents);
  const raw = await rawStore(db);
  const expected = expectedSeries(raw, 'EUR', utcDay(now));
  const answer = await opened(now)('/donnees/v1/series/EUR.json');
  const fault = (body: string) => faultOf({ status: 200, body }, expected, linesOfSeries);
  expect(fault(answer.body)).toBeUndefined();
  const file = JSON.parse(answer.body);
  const columns: Readonly<Record<string, readonly unknown[]>> = file.days;
  const changed = (name: string, first: unknown) => ({
    [name]: [first, ...(columns[name]?.slice(1) ?? [])],
  });
  const every = (change: (column: readonly unknown[]) => readonly unknown[]) =>
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, change(column)]));
  const planted = {
    'a carried day': {
      ...every((column) => [column[0], ...column]),
      day: ['2020-01-01', ...file.days.day],
    },
    'a comma': changed('central', file.days.central[0].replace('.', ',')),
    'no provider': changed('providerId', ''),
    'a lacking day': every((column) => column.slice(1)),
    'a lacking value': { central: file.days.central.slice(1) },
    'another best price': changed('bestSale', '9'),
  };
  for (const [name, days] of Object.entries(planted)) {
    expect(fault(JSON.stringify({ ...file, days: { ...columns, ...days } })), name).toBeDefined();
  }
  const [history] = documents.historiesOf('EUR');
  const key = Object.keys(history?.points ?? {})[0];
  await db.doc(`rate-history/EUR_${history?.year}`).update({ [`points.${key}.isDemo`]: true });
  expect((await opened(now)('/donnees/v1/series/EUR.json')).status).toBe(409);
  await clear();
});

test('The OpenAPI description names the very schemas that answers are tested with', () => {
  const { components, paths } = JSON.parse(JSON.stringify(openDataOpenApi(site)));
  const { $schema: _1, title: _2, $defs, ...file } = JSON.parse(JSON.stringify(openDataSchema()));
  expect(components.schemas).toEqual({ File: file, ...$defs, Problem: problemSchema });
  const files = Object.values(openDataFiles).flatMap(({ path, formats }) =>
    formats.map((format) => `${path}.${format}`),
  );
  expect(Object.keys(paths)).toEqual(files);
});

/** A state without made-up numbers whose latest file is not empty. */
function realState(): { readonly now: Date; readonly documents: StoredDocuments } {
  for (let seed = 1; ; seed += 1) {
    const state = randomState(seed);
    const documents = deriveDocuments(state);
    const sources = JSON.stringify(documents.board);
    const isReal = !sources.includes('"demo"') && documents.board.length > 3;
    const hasSeries = documents
      .historiesOf('EUR')
      .some(({ points }) => Object.keys(points).length > 1);
    const hasBanks = documents.board.filter(({ banks }) => banks.length > 2).length > 2;
    if (isReal && hasBanks && hasSeries) return { now: new Date(state.now), documents };
  }
}

function chosenBanks(seed: number) {
  return [0, 7, 14].map((step) => {
    const bank = bankTable[(seed + step) % bankTable.length];
    if (!bank) throw new RangeError('No bank');
    return bank;
  });
}

/** Writes the documents as the functions do. */
async function store(
  target: Firestore,
  { board, snapshotsOf, historiesOf }: StoredDocuments,
): Promise<void> {
  const batch = target.batch();
  for (const { currency, banks, central, live } of board) {
    batch.set(target.doc(`rates-stats/${currency}`), {
      ...encodeBankQuotes(banks),
      ...encodeCentral(central),
      ...(live ? encodeLive(live) : { live_rate: null }),
    });
    for (const { year, points } of historiesOf(currency)) {
      const encoded = Object.entries(points).map(([key, point]) => [
        key,
        encodeHistoryPoint(point),
      ]);
      batch.set(target.doc(`rate-history/${currency}_${year}`), {
        points: Object.fromEntries(encoded),
      });
    }
  }
  for (const { code } of bankTable) {
    for (const snapshot of snapshotsOf(code)) {
      const id = bankSnapshotId(snapshot.bankId, snapshot.date);
      batch.set(target.doc(`bank-snapshots/${id}`), encodeBankSnapshot(snapshot));
    }
  }
  await batch.commit();
}
