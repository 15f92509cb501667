import type { Route } from './routes.ts';

/** Cloud Storage: the bucket that staff drop files in, and Storage's own account. */
export const storageRoutes: readonly Route[] = [
  [
    /^GET storage\.googleapis\.com\/storage\/v1\/b\/([^/?]+)$/,
    ({ bucket, rights }, { parts: [name] }) => {
      if (!rights.has('storage.buckets.get')) return 'forbidden';
      return bucket && bucket.name === name ? bucket : 'absent';
    },
  ],
  [
    /^GET storage\.googleapis\.com\/storage\/v1\/projects\/(\d+)\/serviceAccount$/,
    (_project, { parts: [number] }) => ({
      email_address: `service-${number}@gs-project-accounts.iam.gserviceaccount.com`,
    }),
  ],
];
