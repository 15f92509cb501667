import type { FakeProject, Json } from './fake-project.ts';
import type { Answer, Routes } from './routes.ts';

const projects = 'cloudresourcemanager.googleapis.com/v1/projects';
const services = 'serviceusage.googleapis.com/v1/projects/*/services';
const accounts = 'iam.googleapis.com/v1/projects/*/serviceAccounts';
const secrets = 'secretmanager.googleapis.com/v1/projects/*/secrets';

interface Policy {
  readonly policy: { readonly bindings: FakeProject['bindings'] } & Json;
}

/** Tells which of the asked permissions the caller has. */
export const testRights: Answer = ({ rights }, { read }) => {
  const { permissions } = read<{ readonly permissions: readonly string[] }>();
  return { permissions: permissions.filter((permission) => rights.has(permission)) };
};

/** The policy of a service, a function or a secret. */
export const readPolicy: Answer = ({ policies }, { parts: [name = ''] }) =>
  policies.get(name) ?? {};

/** Replaces that policy. */
export const setPolicy: Answer = ({ policies }, { parts: [name = ''], read }) => {
  const { policy } = read<Policy>();
  policies.set(name, policy);
  return policy;
};

/** Accounts, projects, permissions, APIs and billing, secrets and the bucket that staff drop files in. */
export const projectRoutes: Routes = {
  'POST oauth2.googleapis.com/token?**': () => ({
    access_token: 'fake',
    expires_in: 3600,
    token_type: 'Bearer',
  }),
  'GET 169.254.169.254/**': () => 'absent',
  'GET metadata.google**': () => 'absent',
  '* www.google-analytics.com/**': () => ({}),
  'GET firebaseextensions.googleapis.com/**': () => ({ instances: [] }),
  // firebase-tools checks for a newer SDK.
  'GET registry.*/**': () => 'absent',
  'GET firebase.googleapis.com/v1beta1/projects/*': ({ isVisible, id, number, site }) =>
    isVisible
      ? { projectId: id, projectNumber: number, resources: site && { hostingSite: site } }
      : 'forbidden',
  'GET firebase.googleapis.com/v1beta1/projects/*/adminSdkConfig': ({ id }) => ({ projectId: id }),
  [`GET ${projects}/*`]: ({ id, number }) => ({
    projectId: id,
    projectNumber: number,
    lifecycleState: 'ACTIVE',
  }),
  [`POST ${projects}/*:testIamPermissions?**`]: testRights,
  [`POST ${projects}/*:getIamPolicy?**`]: ({ bindings }) => ({ bindings }),
  [`POST ${projects}/*:setIamPolicy?**`]: (project, { read }) => {
    const { policy } = read<Policy>();
    project.bindings.splice(0, Number.POSITIVE_INFINITY, ...policy.bindings);
    return policy;
  },
  [`POST ${accounts}/<*>:testIamPermissions?**`]: (project, { parts: [account = ''] }) => {
    if (!account.includes('compute') && !project.accounts.has(account)) return 'absent';
    const isForbidden = project.forbiddenAccounts.has(account);
    return { permissions: isForbidden ? [] : ['iam.serviceAccounts.actAs'] };
  },
  [`GET ${accounts}/<*>`]: (project, { parts: [email = ''] }) =>
    project.accounts.has(email) ? { email } : 'absent',
  [`POST ${accounts}`]: (project, { read }) => {
    const { accountId } = read<{ readonly accountId: string }>();
    const email = `${accountId}@${project.id}.iam.gserviceaccount.com`;
    project.accounts.add(email);
    return { email };
  },
  [`GET ${services}:batchGet?<**>`]: ({ apis }, { parts: [query] }) => ({
    services: new URLSearchParams(query).getAll('names').map((name) => ({
      name,
      state: apis.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED',
    })),
  }),
  [`GET ${services}/<*>`]: ({ apis }, { parts: [api = ''] }) => ({
    state: apis.has(api) ? 'ENABLED' : 'DISABLED',
  }),
  [`POST ${services}:batchEnable`]: (project, { read }) =>
    enable(project, read<{ readonly serviceIds: readonly string[] }>().serviceIds),
  [`POST ${services}/<*>:enable`]: (project, { parts }) => enable(project, parts),
  'POST serviceusage.googleapis.com/v1beta1/projects/*/services/*:generateServiceIdentity?**':
    () => ({
      name: 'operations/identity',
      done: true,
      response: {},
    }),
  'GET cloudbilling.googleapis.com/v1/projects/*/billingInfo': ({ isBilled }) => ({
    billingEnabled: isBilled,
    billingAccountName: isBilled ? 'billingAccounts/012345-678901-ABCDEF' : '',
  }),
  'GET compute.googleapis.com/compute/v1/projects/**': ({ number }) => ({
    defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com`,
  }),
  [`GET ${secrets}/<*>`]: (project, { parts: [name = ''] }) =>
    project.secrets.has(name) ? { name: `projects/${project.number}/secrets/${name}` } : 'absent',
  [`GET ${secrets}/<*>/versions/latest`]: (project, { parts: [name = ''] }) =>
    project.secrets.has(name)
      ? { name: `projects/${project.number}/secrets/${name}/versions/1`, state: 'ENABLED' }
      : 'absent',
  'GET secretmanager.googleapis.com/v1/<projects/*/secrets/*>:getIamPolicy': readPolicy,
  'POST secretmanager.googleapis.com/v1/<projects/*/secrets/*>:setIamPolicy': setPolicy,
  'GET storage.googleapis.com/storage/v1/b/<*>': ({ bucket }, { parts: [name] }) =>
    bucket && bucket.name === name ? bucket : 'absent',
  'GET storage.googleapis.com/storage/v1/projects/<*>/serviceAccount': (
    _,
    { parts: [number] },
  ) => ({
    email_address: `service-${number}@gs-project-accounts.iam.gserviceaccount.com`,
  }),
};

function enable({ apis }: FakeProject, enabled: readonly string[]) {
  for (const api of enabled) apis.add(api);
  return { name: 'operations/enable', done: true };
}
