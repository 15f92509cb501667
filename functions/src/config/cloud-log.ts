import { error, info, warn } from 'firebase-functions/logger';
import type { Log } from '../log/log.ts';

/** Writes to Cloud Logging, where the details of each line are searchable fields. */
export const cloudLog: Log = { info, warn, error };
