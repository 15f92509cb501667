import { getStorage } from 'firebase-admin/storage';
import { defineString } from 'firebase-functions/params';
import { projectApp } from './database.ts';

/** The bucket into which staff drop files of rates. */
export const inboxBucket = defineString('STORAGE_BUCKET', {
  default: '',
  description: 'The bucket of Cloud Storage that files of rates are dropped in; empty for none.',
});

/** True without a bucket: the functions that read it are then not deployed. */
export const hasNoInbox = inboxBucket.equals('');

/** The folder of the bucket whose files are read; files elsewhere in the bucket are ignored. */
export const inboxFolder = 'imports/';

/** The folder into which the form of each day is written. */
const formFolder = `${inboxFolder}template/`;

const formMark = { form: 'true' };

/**
 * Whether a file is the form as this module wrote it. The folder alone does not say so: staff may drop the form that
 * they filled where they found it.
 */
export function isOwnForm(metadata: Readonly<Record<string, string>> | undefined): boolean {
  return metadata?.form === formMark.form;
}

/** Writes the form of the day and deletes earlier ones; returns false without an inbox. */
export async function writeForm(name: string, bytes: Uint8Array): Promise<boolean> {
  if (inboxBucket.value() === '') return false;
  const bucket = getStorage(projectApp()).bucket(inboxBucket.value());
  const path = `${formFolder}${name}`;
  const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const metadata = { contentType, metadata: formMark };
  await bucket.file(path).save(Buffer.from(bytes), { resumable: false, metadata });
  const [files] = await bucket.getFiles({ prefix: formFolder });
  const earlier = files.filter((file) => file.name !== path);
  await Promise.all(earlier.map((file) => file.delete({ ignoreNotFound: true })));
  return true;
}

/** Returns the content of one version of a file; undefined when that version no longer exists. */
export async function readInboxFile(
  name: string,
  generation: string,
): Promise<Uint8Array | undefined> {
  const bucket = getStorage(projectApp()).bucket(inboxBucket.value());
  try {
    const [bytes] = await bucket.file(name, { generation }).download();
    return bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return undefined;
    throw error;
  }
}
