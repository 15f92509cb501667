/** What every function that answers with pages asks of the platform. */
export const pageOptions = {
  region: 'europe-west1',
  invoker: 'public',
  memory: '512MiB',
  timeoutSeconds: 30,
} as const;
