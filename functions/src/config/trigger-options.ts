import { region } from './region.ts';

/**
 * Options every event function shares. Retry is on: the platform delivers an event that failed again,
 * after 10 s at first and at most 10 minutes later each time, for 24 hours; each handler gives up before
 * (give-up-when-old.ts). maxInstances bounds what a flood of writes can cost.
 */
export const triggerOptions = {
  region,
  retry: true,
  concurrency: 40,
  maxInstances: 10,
  memory: '256MiB',
  timeoutSeconds: 60,
} as const;

/** Those of the inbox: a file of 1 MB is 20,000 rows, in 40 commits. */
export const inboxOptions = {
  ...triggerOptions,
  concurrency: 1,
  maxInstances: 2,
  memory: '512MiB',
  timeoutSeconds: 300,
} as const;

/**
 * Those of the triggers that rebuild aggregates: few instances with many events each, because the events
 * of one instance share their rebuilds (store/aggregates/rebuild-queue.ts) and wait most of the time.
 */
export const rateTriggerOptions = {
  ...triggerOptions,
  concurrency: 500,
  maxInstances: 2,
  memory: '512MiB',
} as const;
