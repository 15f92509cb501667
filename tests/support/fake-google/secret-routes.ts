import type { Route } from './routes.ts';

/** Secret Manager: a deployment's requests about a secret that a function reads. */
export const secretRoutes: readonly Route[] = [
  [
    /^GET secretmanager\.googleapis\.com\/v1\/projects\/[^/]+\/secrets\/(\w+)$/,
    ({ number, secrets }, { parts: [name = ''] }) =>
      secrets.has(name) ? { name: `projects/${number}/secrets/${name}` } : 'absent',
  ],
  [
    /^GET secretmanager\.googleapis\.com\/v1\/projects\/[^/]+\/secrets\/(\w+)\/versions\/latest$/,
    ({ number, secrets }, { parts: [name = ''] }) =>
      secrets.has(name)
        ? { name: `projects/${number}/secrets/${name}/versions/1`, state: 'ENABLED' }
        : 'absent',
  ],
  [
    /^GET secretmanager\.googleapis\.com\/v1\/(projects\/[^/]+\/secrets\/\w+):getIamPolicy$/,
    ({ policies }, { parts: [name = ''] }) => policies.get(name) ?? {},
  ],
  [
    /^POST secretmanager\.googleapis\.com\/v1\/(projects\/[^/]+\/secrets\/\w+):setIamPolicy$/,
    ({ policies }, { parts: [name = ''], body }) => {
      const { policy } = JSON.parse(String(body));
      policies.set(name, policy);
      return policy;
    },
  ],
];
