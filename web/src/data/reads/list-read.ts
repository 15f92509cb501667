import type { Decoded } from '@dinar/domain/documents/decoded';
import { type Firestore, getDocsFromServer, type Query } from 'firebase/firestore';
import type { Database } from './database.ts';
import { decodeDocuments } from './decode-documents.ts';

export interface ListQuestion<T, Subject extends readonly unknown[]> {
  /** What the log calls it. */
  readonly name: string;
  /** Bounded. */
  readonly query: (database: Firestore, ...subject: Subject) => Query;
  readonly decode: (path: string, data: unknown) => Decoded<T>;
}

export type ListRead<T, Subject extends readonly unknown[]> = (
  database: Database,
  ...subject: Subject
) => Promise<readonly T[]>;

/**
 * A read of many documents from the server, once. It never rejects: a failure is logged and the list
 * is empty, as it is without a database; a document that cannot be read is logged and left out.
 */
export function listRead<T, Subject extends readonly unknown[]>(
  question: ListQuestion<T, Subject>,
): ListRead<T, Subject> {
  return async (database, ...subject) => {
    if (database === undefined) return [];
    try {
      const { docs } = await getDocsFromServer(question.query(database, ...subject));
      return decodeDocuments(docs, question.decode);
    } catch (error) {
      console.error(`Reading ${question.name} failed.`, error);
      return [];
    }
  };
}
