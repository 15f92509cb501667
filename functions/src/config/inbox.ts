import { getStorage } from 'firebase-admin/storage';
import { defineString } from 'firebase-functions/params';
import { projectApp } from './database.ts';

/** The bucket that staff drop files of rates in. */
export const inboxBucket = defineString('STORAGE_BUCKET', {
  default: '',
  description: 'The bucket of Cloud Storage that files of rates are dropped in; empty for none.',
});

/** Without a bucket its functions are not deployed. */
export const hasNoInbox = inboxBucket.equals('');

/** Where in the bucket files are read; the rest of it is anybody's. */
export const inboxFolder = 'imports/';

/** The content of one version of a file; undefined when it is no longer there. */
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
