import type { Route } from './routes.ts';

/** Accounts, projects, permissions, APIs and billing. */
export const projectRoutes: readonly Route[] = [
  [
    /^POST oauth2\.googleapis\.com\/token|^POST (?:www|accounts)\.google/,
    () => ({ access_token: 'fake', expires_in: 3600, token_type: 'Bearer' }),
  ],
  [/^GET (?:169\.254\.169\.254|metadata\.google)/, () => 'absent'],
  [/google-analytics/, () => ({})],
  [/^GET firebaseextensions\.googleapis\.com\//, () => ({ instances: [] })],
  // firebase-tools checks for a newer SDK.
  [/^GET registry\.npmjs\.org/, () => 'absent'],
  [
    /^GET firebase\.googleapis\.com\/v1beta1\/projects\/[^/]+$/,
    ({ isVisible, id, number, site }) =>
      isVisible
        ? { projectId: id, projectNumber: number, resources: site && { hostingSite: site } }
        : 'forbidden',
  ],
  [
    /^GET firebase\.googleapis\.com\/v1beta1\/projects\/[^/]+\/adminSdkConfig$/,
    ({ id }) => ({ projectId: id }),
  ],
  [
    /^GET cloudresourcemanager\.googleapis\.com\/v1\/projects\/[^/:]+$/,
    ({ id, number }) => ({ projectId: id, projectNumber: number, lifecycleState: 'ACTIVE' }),
  ],
  [
    /^POST cloudresourcemanager\.googleapis\.com\/v1\/projects\/[^/]+:testIamPermissions/,
    ({ rights }, { body }) => {
      const { permissions }: { permissions: string[] } = JSON.parse(String(body));
      return { permissions: permissions.filter((permission) => rights.has(permission)) };
    },
  ],
  [
    /^POST cloudresourcemanager\.googleapis\.com\/v1\/projects\/[^/]+:getIamPolicy/,
    ({ bindings }) => ({ bindings }),
  ],
  [
    /^POST cloudresourcemanager\.googleapis\.com\/v1\/projects\/[^/]+:setIamPolicy/,
    (project, { body }) => {
      if (!project.rights.has('resourcemanager.projects.setIamPolicy')) return 'forbidden';
      const { policy } = JSON.parse(String(body));
      project.bindings.splice(0, Number.POSITIVE_INFINITY, ...policy.bindings);
      return policy;
    },
  ],
  [
    /^POST iam\.googleapis\.com\/v1\/projects\/[^/]+\/serviceAccounts\/([^/]+):testIamPermissions/,
    ({ forbiddenAccounts, accounts }, { parts: [account = ''] }) => {
      if (!account.includes('compute') && !accounts.has(account)) return 'absent';
      return { permissions: forbiddenAccounts.has(account) ? [] : ['iam.serviceAccounts.actAs'] };
    },
  ],
  [
    /^GET iam\.googleapis\.com\/v1\/projects\/[^/]+\/serviceAccounts\/([^/]+)$/,
    ({ accounts }, { parts: [email = ''] }) => (accounts.has(email) ? { email } : 'absent'),
  ],
  [
    /^POST iam\.googleapis\.com\/v1\/projects\/([^/]+)\/serviceAccounts$/,
    ({ accounts, rights }, { parts: [project], body }) => {
      if (!rights.has('iam.serviceAccounts.create')) return 'forbidden';
      const email = `${JSON.parse(String(body)).accountId}@${project}.iam.gserviceaccount.com`;
      accounts.add(email);
      return { email };
    },
  ],
  [
    /^GET serviceusage\.googleapis\.com\/v1\/projects\/[^/]+\/services:batchGet\?(.*)$/,
    ({ apis }, { parts: [query] }) => ({
      services: new URLSearchParams(query).getAll('names').map((name) => ({
        name,
        state: apis.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED',
      })),
    }),
  ],
  [
    /^GET serviceusage\.googleapis\.com\/v1\/projects\/[^/]+\/services\/([^/]+)$/,
    ({ apis }, { parts: [api = ''] }) => ({ state: apis.has(api) ? 'ENABLED' : 'DISABLED' }),
  ],
  [
    /^POST serviceusage\.googleapis\.com\/v1\/projects\/[^/]+\/services:batchEnable$/,
    (project, { body }) => {
      if (!project.rights.has('serviceusage.services.enable')) return 'forbidden';
      for (const api of JSON.parse(String(body)).serviceIds) project.apis.add(api);
      return { name: 'operations/enable' };
    },
  ],
  [
    /^POST serviceusage\.googleapis\.com\/v1\/projects\/[^/]+\/services\/([^/]+):enable$/,
    (project, { parts: [api = ''] }) => {
      if (!project.rights.has('serviceusage.services.enable')) return 'forbidden';
      project.apis.add(api);
      return { name: 'operations/enable', done: true };
    },
  ],
  [
    /^POST serviceusage\.googleapis\.com\/v1beta1\/projects\/[^/]+\/services\/[^/]+:generateServiceIdentity/,
    () => ({ name: 'operations/identity', done: true, response: {} }),
  ],
  [
    /^GET cloudbilling\.googleapis\.com\/v1\/projects\/[^/]+\/billingInfo$/,
    ({ isBilled }) => ({
      billingEnabled: isBilled,
      billingAccountName: isBilled ? 'billingAccounts/012345-678901-ABCDEF' : '',
    }),
  ],
  [
    /^GET compute\.googleapis\.com\/compute\/v1\/projects\//,
    ({ number }) => ({ defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com` }),
  ],
];
