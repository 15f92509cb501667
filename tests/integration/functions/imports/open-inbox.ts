import { onImportFileFinalized } from '@dinar/functions/triggers/on-import-file-finalized';
import { onImportWritten } from '@dinar/functions/triggers/on-import-written';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { StorageEvent } from 'firebase-functions/v2/storage';
import { expect } from 'vitest';
import { writtenEvent } from '../firestore-event.ts';
import { openFirestore } from '../open-firestore.ts';
import { openStorage } from './open-storage.ts';

/** Opens the inbox of staff: firebase-tools' Storage, a Firestore of its own, and the deployed functions. */
export async function openInbox() {
  const bucketName = 'demo-dinar.firebasestorage.app';
  process.env.STORAGE_BUCKET = bucketName;
  const firestore = await openFirestore();
  const events: StorageEvent[] = [];
  await openStorage((event) => events.push(event));
  const bucket = getStorage().bucket(bucketName);
  const imports = firestore.db.collection('imports');

  /** Uploads a file as staff do in the console, and returns its event. */
  async function drop(
    content: string | Uint8Array,
    name = 'imports/cours.csv',
  ): Promise<StorageEvent> {
    const before = events.length;
    const bytes = typeof content === 'string' ? content : Buffer.from(content);
    await bucket.file(name).save(bytes, { resumable: false });
    await expect.poll(() => events.length, { interval: 10 }).toBe(before + 1);
    const event = events.at(-1);
    if (event === undefined) throw new Error('No event');
    return event;
  }

  /** Delivers an event; returns the document that it creates. */
  async function deliver(event: StorageEvent): Promise<DocumentSnapshot | undefined> {
    const known = new Set((await imports.get()).docs.map(({ id }) => id));
    await onImportFileFinalized(event);
    return (await imports.get()).docs.find(({ id }) => !known.has(id));
  }

  /** Drops a file into the inbox and delivers its event; returns the document that it creates. */
  async function take(content: string | Uint8Array, name: string) {
    return deliver(await drop(content, `imports/${name}`));
  }

  /** Writes a document as staff do in the console, and delivers its event. */
  async function write(document: DocumentSnapshot | undefined, fields: DocumentData) {
    if (document === undefined) throw new Error('No document');
    const before = await document.ref.get();
    await document.ref.update(fields);
    const event = writtenEvent(before, await document.ref.get());
    const approval = { ...event, params: { id: document.id } };
    await onImportWritten.run(approval);
    return { approval, stored: await document.ref.get() };
  }

  async function storedRates(): Promise<DocumentData[]> {
    return (await firestore.db.collection('bank-rates').get()).docs.map((row) => row.data());
  }

  return {
    db: firestore.db,
    bucket,
    imports,
    events,
    drop,
    deliver,
    take,
    write,
    storedRates,
    async clear() {
      await firestore.clear();
      events.length = 0;
    },
  };
}
