import { pageOptions } from './page-options.ts';

/** Both functions of a posted message: a flood of posts is bounded by them and slows no page. */
export const contactOptions = { ...pageOptions, concurrency: 40, maxInstances: 3 } as const;

/** The longest wait for the database to take a message. */
export const storeLimitMs = 10_000;
