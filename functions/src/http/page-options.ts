import { region } from '../config/region.ts';

/** The platform options of every function that answers with pages. */
export const pageOptions = {
  region,
  invoker: 'public',
  memory: '512MiB',
  timeoutSeconds: 30,
} as const;
