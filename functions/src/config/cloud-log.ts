import { error, info, warn } from 'firebase-functions/logger';
import type { Log } from '../log/log.ts';

/** Cloud Logging: each line's facts are fields one can search for. */
export const cloudLog: Log = { info, warn, error };
