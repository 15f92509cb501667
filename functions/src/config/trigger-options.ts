/**
 * Options every event function shares. Retry is on, so each handler bounds the age of what it
 * retries (event-age.ts); maxInstances bounds what a flood of writes can cost.
 */
export const triggerOptions = {
  region: 'europe-west1',
  retry: true,
  concurrency: 40,
  maxInstances: 10,
  memory: '256MiB',
  timeoutSeconds: 60,
} as const;
