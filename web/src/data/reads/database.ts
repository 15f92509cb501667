import type { Firestore } from 'firebase/firestore';
import type { SiteConfig } from '../../config/site-config.ts';
import { openFirestoreApp } from '../firestore-app.ts';

/** What reads talk to; undefined where none could be opened. */
export type Database = Firestore | undefined;

/** Opens the page's database; where that fails it is logged, and there is none. */
export function openDatabase(config: SiteConfig): Database {
  try {
    return openFirestoreApp(config).firestore;
  } catch (error) {
    console.error('The database could not be opened.', error);
    return undefined;
  }
}

/** The database of an addition, which cannot go without: throws 'Firestore not available'. */
export function requireDatabase(database: Database): Firestore {
  if (database === undefined) throw new Error('Firestore not available');
  return database;
}
