import { collection } from '@dinar/domain/documents/collections';
import {
  decodePageVersion,
  encodePageVersion,
  type PageVersion,
} from '@dinar/domain/documents/page-version-document';
import type { Firestore } from 'firebase-admin/firestore';
import { decodedDocument } from '../documents/decoded-documents.ts';

/** Reads the completely stored version of a source's page; undefined after a version of another address. */
export async function readPageVersion(
  db: Firestore,
  { source, address }: { readonly source: string; readonly address: string },
): Promise<PageVersion | undefined> {
  const version = decodedDocument(await versionRef(db, source).get(), decodePageVersion);
  return version?.address === address ? version : undefined;
}

/** Records that this version of a source's page is completely stored and need not be sent again. */
export async function rememberPageVersion(
  db: Firestore,
  source: string,
  version: PageVersion,
): Promise<void> {
  await versionRef(db, source).set(encodePageVersion(version));
}

function versionRef(db: Firestore, source: string) {
  return db.doc(`${collection.system}/source-cache`).collection('pages').doc(source);
}
