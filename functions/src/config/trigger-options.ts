import { region } from './region.ts';

/**
 * The options that every event function shares. With `retry` the platform delivers a failed event again,
 * first after 10 s, later at intervals of at most 10 minutes, for 24 hours; each handler gives up earlier
 * (give-up-when-old.ts). `maxInstances` bounds the cost of a flood of writes.
 */
export const triggerOptions = {
  region,
  retry: true,
  concurrency: 40,
  maxInstances: 10,
  memory: '256MiB',
  timeoutSeconds: 60,
} as const;

/** The options of the inbox functions. A file of 1 MB has 20,000 rows, written in 40 commits. */
export const inboxOptions = {
  ...triggerOptions,
  concurrency: 1,
  maxInstances: 2,
  memory: '512MiB',
  timeoutSeconds: 300,
} as const;

/**
 * The options of the triggers that rebuild aggregates: few instances with many events each, because the
 * events of one instance share their rebuilds (store/aggregates/rebuild-queue.ts) and mostly wait.
 */
export const rateTriggerOptions = {
  ...triggerOptions,
  concurrency: 500,
  maxInstances: 2,
  memory: '512MiB',
} as const;
