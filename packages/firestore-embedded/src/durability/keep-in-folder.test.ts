import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBackend } from '../engine/create-backend.ts';
import { Outbox } from '../engine/outbox.ts';
import type { OutboxEvent } from '../engine/outbox-event.ts';
import type { Delivery } from '../engine/outbox-retry.ts';
import type { TriggerTerms } from '../engine/outbox-trigger.ts';
import { deferUntilDurable } from './defer-until-durable.ts';
import { type FolderDisk, machineDisk } from './folder-disk.ts';
import { keepInFolder } from './keep-in-folder.ts';

const database = 'projects/p/databases/(default)';
const root = `${database}/documents`;
const owner = { kind: 'owner' } as const;

let folder: string;
let logged: string[];
let delivered: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-data-'));
  logged = [];
  delivered = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a backend and an outbox in the folder, and returns functions that use and end them. */
async function start(
  options: { deliver?: () => Delivery; compactBytes?: number; disk?: FolderDisk } = {},
) {
  const backend = createBackend();
  const { deliver = () => ({ outcome: 'delivered' }) as const, ...kept } = options;
  const outbox = new Outbox({
    log: () => {},
    deliver: async (event: OutboxEvent) => {
      const answer = deliver();
      if (answer.outcome === 'delivered') delivered.push(event.change.name.slice(root.length + 1));
      return answer;
    },
  });
  backend.onCommit((changes) => outbox.observe(changes));
  const data = await keepInFolder({
    folder,
    backend,
    outbox,
    log: (event) => logged.push(event),
    onFailure: (error) => logged.push(`failure: ${error.message}`),
    ...kept,
  });
  const deferred = deferUntilDurable(backend, data);
  return {
    outbox,
    data,
    commit: (...writes: object[]) => deferred.unary('Commit', { database, writes }, owner),
    read: async () => {
      const structuredQuery = { from: [{ allDescendants: true }] };
      const found = await deferred.serverStream(
        'RunQuery',
        { parent: root, structuredQuery },
        owner,
      );
      return found.flatMap(({ document }) => document ?? []);
    },
    async end() {
      outbox.close();
      await data.close();
    },
  };
}

const put = (path: string, n: number) => ({
  update: { name: `${root}/${path}`, fields: { n: { integerValue: String(n) } } },
});
const remove = (path: string) => ({ delete: `${root}/${path}` });
const names = (documents: readonly unknown[]) =>
  documents.map((document) => /documents\/([^"]+)/.exec(JSON.stringify(document))?.[1]);
const journal = (number: number) => join(folder, `journal-0000000${number}.log`);

test('A committed document is there after a restart, to the microsecond, and times keep increasing.', async () => {
  const first = await start();
  await first.commit(put('c/a', 1), put('c/b', 2));
  const { commitTime } = await first.commit(put('c/b', 3), remove('c/a'), put('d/x/e/y', 4));
  const before = await first.read();
  await first.end();
  const second = await start();
  expect(await second.read()).toEqual(before);
  expect(names(before)).toEqual(['c/b', 'd/x/e/y']);
  const later = await second.commit(put('c/b', 5));
  expect(String(later.commitTime) > String(commitTime)).toBe(true);
  await second.end();
});

test('A second server cannot use the folder until the first has closed it or its process has ended.', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
  await first.end();
  await writeFile(join(folder, 'lock'), '{"pid":4194304,"started":"1"}');
  await writeFile(join(folder, 'lock.left-behind'), '');
  const second = await start();
  await second.end();
});

test('A folder that cannot be created is named with its remedy.', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  for (const path of [file, join(file, 'below')]) {
    const refusal = expect.objectContaining({
      name: 'DataFolderError',
      message: expect.stringMatching(
        /data folder .* cannot be used \(.*\): choose another --data-dir/,
      ),
    });
    expect(() => machineDisk.lock(path)).toThrow(refusal);
  }
});

test('An incomplete commit is removed as a whole, wherever it was cut off.', async () => {
  const first = await start();
  await first.commit(put('c/a', 1));
  const { length: whole } = await readFile(journal(1));
  await first.commit(put('c/a', 2), put('c/b', 2));
  const bytes = await readFile(journal(1));
  await first.end();
  for (let cut = whole + 1; cut < bytes.length; cut += cut < whole + 24 ? 1 : 9) {
    await writeFile(journal(1), bytes);
    await truncate(journal(1), cut);
    const again = await start();
    expect(names(await again.read()), `cut at ${cut}`).toEqual(['c/a']);
    await again.commit(put('c/c', 3));
    await again.end();
  }
  expect(new Set(logged)).toEqual(new Set(['unfinished commit cut off']));
});

test('Trailing bytes that are no commit are removed; damage before complete commits is rejected.', async () => {
  const first = await start();
  await first.commit(put('c/a', 1));
  await first.commit(put('c/b', 2));
  await first.end();
  await appendFile(journal(1), Buffer.alloc(4096));
  const second = await start();
  expect(names(await second.read())).toEqual(['c/a', 'c/b']);
  await second.end();
  const bytes = await readFile(journal(1));
  const at = bytes.indexOf('c/a');
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  await writeFile(journal(1), bytes);
  await expect(start()).rejects.toThrow(
    /journal-00000001.log is damaged at byte \d+, .*truncate -s/,
  );
  expect(await readFile(journal(1))).toEqual(bytes);
});

test('A long journal is replaced by a snapshot, and commits made meanwhile are kept once.', async () => {
  const first = await start({ compactBytes: 2_000 });
  for (let n = 0; n < 40; n += 1) await first.commit(put(`c/${n % 7}`, n), put('c/last', n));
  const before = await first.read();
  await first.end();
  const files = await readdir(folder);
  expect(files.filter((name) => name.startsWith('snapshot'))).toHaveLength(1);
  expect(files.filter((name) => name.startsWith('journal')).length).toBeLessThan(4);
  const second = await start();
  expect(await second.read()).toEqual(before);
  await second.end();
});

test('An unfinished snapshot is ignored; a missing journal is reported.', async () => {
  const first = await start();
  await first.commit(put('c/a', 1));
  await first.end();
  await writeFile(join(folder, 'snapshot-00000002.draft'), 'half of a');
  const second = await start();
  expect(names(await second.read())).toEqual(['c/a']);
  await second.end();
  expect(await readdir(folder)).toEqual(['journal-00000001.log']);
  await writeFile(journal(3), '');
  await expect(start()).rejects.toThrow(/journal-00000002.log is missing/);
});

/** A folder with a snapshot, and the journal after it. */
async function fillFolder(): Promise<void> {
  const compacting = await start({ compactBytes: 2_000 });
  for (let n = 0; n < 20; n += 1) await compacting.commit(put(`c/${n}`, n));
  await compacting.end();
}

test('A folder is rejected when any one of its files is missing or empty.', async () => {
  await fillFolder();
  const files = (await readdir(folder)).filter((name) => name !== 'lock');
  expect(files.length).toBeGreaterThan(1);
  for (const name of files) {
    const bytes = await readFile(join(folder, name));
    await rm(join(folder, name));
    await expect(start(), name).rejects.toThrow('is missing');
    await writeFile(join(folder, name), '');
    await expect(start(), `${name} emptied`).rejects.toThrow('is damaged');
    await writeFile(join(folder, name), bytes);
  }
  const whole = await start();
  expect(await whole.read()).toHaveLength(20);
  await whole.end();
});

test('A journal that another one followed is rejected without it.', async () => {
  // A folder of this name prevents the snapshot's draft, so both journals stay.
  const inTheWay = join(folder, 'snapshot-00000002.draft');
  const first = await start({ compactBytes: 1 });
  await mkdir(inTheWay);
  await first.commit(put('c/a', 1));
  await first.commit(put('c/b', 1));
  await first.end();
  await rm(inTheWay, { recursive: true });
  const bytes = await readFile(journal(2));
  await rm(journal(2));
  await expect(start()).rejects.toThrow('journal-00000002.log is missing');
  await writeFile(journal(2), bytes);
  const second = await start();
  expect(names(await second.read())).toEqual(['c/a', 'c/b']);
  await second.end();
});

test('A record cut from the middle is detected, and a bit flipped at the end is damage.', async () => {
  const first = await start();
  const ends: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    await first.commit(put(`c/${n}`, n));
    ends.push((await readFile(journal(1))).length);
  }
  await first.end();
  const bytes = await readFile(journal(1));
  const [, from, to] = ends;
  await writeFile(journal(1), Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]));
  await expect(start()).rejects.toThrow(`is damaged at byte ${from}, or commits are missing there`);
  for (let at = ends.at(-2) ?? 0; at < bytes.length; at += 1) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
    await writeFile(journal(1), flipped);
    await expect(start(), `flipped at ${at}`).rejects.toThrow(/is damaged|is not of format/);
  }
  await writeFile(journal(1), bytes);
  const second = await start();
  expect(await second.read()).toHaveLength(4);
  await second.end();
});

test('A zero in the last record is damage; a sector of zeros is a write that was cut short.', async () => {
  const first = await start();
  await first.commit(put('c/a', 1));
  const { length: whole } = await readFile(journal(1));
  await first.commit(put(`c/${'b'.repeat(1000)}`, 2));
  await first.end();
  const bytes = await readFile(journal(1));
  for (let at = whole; at < bytes.length; at += 9) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(0, at);
    if (changed.equals(bytes)) continue;
    await writeFile(journal(1), changed);
    await expect(start(), `zero at ${at}`).rejects.toThrow('is damaged at byte');
  }
  await writeFile(journal(1), Buffer.from(bytes).fill(0, 1024, 1536));
  const second = await start();
  expect(names(await second.read())).toEqual(['c/a']);
  await second.end();
});

test('A journal is continued when the next one was created and is still empty.', async () => {
  const first = await start({ compactBytes: 1 });
  await mkdir(join(folder, 'snapshot-00000002.draft'));
  await first.commit(put('c/a', 1));
  await first.end();
  await rm(join(folder, 'snapshot-00000002.draft'), { recursive: true });
  const ended = await readFile(journal(1));
  const begun = await readFile(journal(2));
  await truncate(journal(1), ended.length - 3);
  const second = await start();
  expect(names(await second.read())).toEqual(['c/a']);
  await second.commit(put('c/b', 1));
  await second.end();
  expect(await readdir(folder)).toEqual(['journal-00000001.log']);
  // Once the new journal contains commits, the one before it has recorded that it is followed.
  await writeFile(journal(1), ended);
  await writeFile(journal(2), begun);
  const third = await start();
  await third.commit(put('c/b', 1));
  await third.end();
  expect((await readFile(journal(2))).length).toBeGreaterThan(begun.length);
  await truncate(journal(1), ended.length - 3);
  await expect(start()).rejects.toThrow('journal-00000001.log is damaged at byte');
});

test('Entries that a start reads in a journal outlast a loss of power, even if not yet synchronised.', async () => {
  const first = await start({ compactBytes: 1 });
  await mkdir(join(folder, 'snapshot-00000002.draft'));
  await first.commit(put('c/a', 1));
  await first.end();
  await rm(join(folder, 'snapshot-00000002.draft'), { recursive: true });
  const synchronised: string[] = [];
  const open: FolderDisk['open'] = async (path, flag) => {
    const file = await machineDisk.open(path, flag);
    return {
      ...file,
      async sync() {
        await file.sync();
        synchronised.push(basename(path));
      },
    };
  };
  const second = await start({ disk: { ...machineDisk, open } });
  expect(synchronised).toEqual(['journal-00000001.log', 'journal-00000002.log']);
  await second.end();
});

test('A folder of the first format is rejected with its name, and nothing in it is changed.', async () => {
  const bytes = Buffer.concat([
    Buffer.from('DFR1'),
    Buffer.alloc(12),
    Buffer.from('{"kind":"file"}'),
  ]);
  await writeFile(journal(1), bytes);
  await expect(start()).rejects.toThrow('is not of format 2');
  expect(await readFile(journal(1))).toEqual(bytes);
});

const trigger: TriggerTerms = {
  key: 't',
  project: 'p',
  database: '(default)',
  kind: 'written',
  eventType: 'google.cloud.firestore.document.v1.written',
  format: 'cloud-event',
  withAuthContext: false,
  path: 'c/{id}',
  matchType: 'PATH_PATTERN',
  retry: false,
};

test('The events of the very last commit are kept, even while a snapshot is taken.', async () => {
  const first = await start({
    deliver: () => ({ outcome: 'unreachable', reason: 'ECONNREFUSED' }),
    compactBytes: 1,
  });
  first.outbox.register(trigger);
  const last = first.commit(put('c/owed', 1));
  await first.end();
  await last;
  const second = await start();
  await second.outbox.idle();
  await second.commit(put('c/new', 1));
  await second.outbox.idle();
  await second.end();
  expect(delivered).toEqual(['c/owed', 'c/new']);
});

test('Triggers and undelivered events outlast a restart; delivered events are not sent again.', async () => {
  const first = await start();
  first.outbox.register(trigger);
  await first.commit(put('c/delivered', 1));
  await first.outbox.idle();
  await first.end();
  expect(delivered).toEqual(['c/delivered']);

  const away: Delivery = { outcome: 'unreachable', reason: 'ECONNREFUSED' };
  const second = await start({ deliver: () => away, compactBytes: 500 });
  await second.commit(put('c/owed', 1));
  await second.commit(put('c/later', 1));
  expect(second.outbox.pending).toBe(2);
  await second.end();

  const third = await start();
  await third.commit(put('c/new', 1));
  await third.outbox.idle();
  await third.end();
  expect(delivered).toEqual(['c/delivered', 'c/owed', 'c/later', 'c/new']);
});
