import { region } from '../config/region.ts';

/** The platform options of every function that answers with pages. */
export const pageOptions = {
  region,
  invoker: 'public',
  memory: '512MiB',
  timeoutSeconds: 30,
} as const;

/**
 * The options of both functions that receive a posted message. They bound a flood of posts, which then
 * slows no page.
 */
export const contactOptions = { ...pageOptions, concurrency: 40, maxInstances: 3 } as const;

/** The longest wait for the database to store a message. */
export const storeLimitMs = 10_000;
