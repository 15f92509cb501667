import { pageOptions } from './page-options.ts';

/**
 * The options of both functions that receive a posted message. They bound a flood of posts, which then
 * slows no page.
 */
export const contactOptions = { ...pageOptions, concurrency: 40, maxInstances: 3 } as const;

/** The longest wait for the database to store a message. */
export const storeLimitMs = 10_000;
