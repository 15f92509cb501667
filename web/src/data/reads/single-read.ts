import type { Decoded } from '@dinar/domain/documents/decoded';
import { doc, getDocFromServer } from 'firebase/firestore';
import type { Database } from './database.ts';

export interface SingleQuestion<T, Key extends string> {
  readonly path: (key: Key) => string;
  readonly decode: (path: string, data: unknown) => Decoded<T>;
}

export type SingleRead<T, Key extends string> = (database: Database, key: Key) => Promise<T | null>;

/**
 * A read of one document from the server. It never rejects: null when there is none or no database,
 * and when it could not be read, which is logged.
 */
export function singleRead<T, Key extends string>(
  question: SingleQuestion<T, Key>,
): SingleRead<T, Key> {
  return async (database, key) => {
    if (database === undefined) return null;
    const path = question.path(key);
    try {
      const found = await getDocFromServer(doc(database, path));
      if (!found.exists()) return null;
      const decoded = question.decode(path, found.data());
      if (decoded.ok) return decoded.value;
      console.error(`${path} cannot be read: ${decoded.problem.reason}`);
    } catch (error) {
      console.error(`Reading ${path} failed.`, error);
    }
    return null;
  };
}
