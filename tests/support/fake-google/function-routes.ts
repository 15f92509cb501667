import type { FakeProject } from './fake-project.ts';
import type { Route } from './routes.ts';

/** Functions, their services, images, schedules and events. */
export const functionRoutes: readonly Route[] = [
  [
    /^GET cloudfunctions\.googleapis\.com\/v1\/projects\/[^/]+\/locations\/-\/functions/,
    () => ({ functions: [] }),
  ],
  [
    /^GET cloudfunctions\.googleapis\.com\/v2\/projects\/[^/]+\/locations\/[^/]+\/functions(?:\?|$)/,
    ({ functions }) => ({ functions: [...functions.values()] }),
  ],
  [
    /^GET cloudfunctions\.googleapis\.com\/v2\/projects\/[^/]+\/locations\/([^/]+)\/operations\/(\w+)$/,
    ({ id, functions }, { parts: [region, name] }) => ({
      done: true,
      response: functions.get(`projects/${id}/locations/${region}/functions/${name}`),
    }),
  ],
  [
    /^POST cloudfunctions\.googleapis\.com\/v2\/(projects\/[^/]+\/locations\/[^/]+)\/functions:generateUploadUrl$/,
    () => ({
      uploadUrl: 'https://storage.googleapis.com/upload/functions.zip?GoogleAccessId=fake',
      storageSource: { bucket: 'upload', object: 'functions.zip' },
    }),
  ],
  [
    /^PUT storage\.googleapis\.com\/upload\/functions\.zip/,
    (project, { body }) => {
      project.uploads.push(body.length);
      return {};
    },
  ],
  [
    /^POST cloudfunctions\.googleapis\.com\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions)\?functionId=(\w+)$/,
    (project, { parts: [folder, id], body }) => storeFunction(project, `${folder}/${id}`, body),
  ],
  [
    /^PATCH cloudfunctions\.googleapis\.com\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions\/\w+)/,
    (project, { parts: [name = ''], body }) => storeFunction(project, name, body),
  ],
  [
    /^GET (?:run|cloudfunctions)\.googleapis\.com\/v[12]\/(projects\/[^/]+\/locations\/[^/]+\/(?:services|functions)\/[^/:]+):getIamPolicy/,
    ({ policies }, { parts: [name = ''] }) => policies.get(name) ?? {},
  ],
  [
    /^POST run\.googleapis\.com\/v1\/(projects\/[^/]+\/locations\/[^/]+\/services\/[^/:]+):setIamPolicy/,
    ({ policies }, { parts: [name = ''], body }) => {
      const { policy } = JSON.parse(String(body));
      policies.set(name, policy);
      return policy;
    },
  ],
  [
    /^GET run\.googleapis\.com\/(?:v1|v2)\/(projects\/[^/]+\/locations\/[^/]+\/services\/[^/:]+)$/,
    ({ id, number, services }, { parts: [name = ''] }) =>
      services.get(name.replace(number, id)) ?? 'absent',
  ],
  [
    /^PUT run\.googleapis\.com\/v1\/(projects\/[^/]+\/locations\/[^/]+\/services\/[^/:]+)$/,
    ({ id, number, services }, { parts: [asked = ''], body }) => {
      const name = asked.replace(number, id);
      const service = services.get(name);
      if (service === undefined) return 'absent';
      services.set(name, { ...JSON.parse(String(body)), status: service.status });
      return services.get(name) ?? 'absent';
    },
  ],
  [
    /^(?:GET|PATCH) cloudscheduler\.googleapis\.com\/v1\/(projects\/[^/]+\/locations\/[^/]+\/jobs\/[^/?]+)/,
    ({ jobs }, { parts: [name = ''], body }) => {
      if (body.length > 0 && jobs.has(name)) jobs.set(name, JSON.parse(String(body)));
      return jobs.get(name) ?? 'absent';
    },
  ],
  [
    /^POST cloudscheduler\.googleapis\.com\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs$/,
    ({ jobs }, { body }) => {
      const job = JSON.parse(String(body));
      jobs.set(job.name, job);
      return job;
    },
  ],
  [
    /^GET artifactregistry\.googleapis\.com\/v1\/(projects\/[^/]+\/locations\/[^/]+\/repositories\/[^/]+)$/,
    (project, { parts: [name] }) =>
      // Google creates it with the first function.
      project.functions.size > 0 ? { name, cleanupPolicies: project.cleanupPolicies } : 'absent',
  ],
  [
    /^PATCH artifactregistry\.googleapis\.com\/v1\/projects\/[^/]+\/locations\/[^/]+\/repositories\//,
    (project, { body }) => {
      if (!project.rights.has('artifactregistry.repositories.update')) return 'forbidden';
      project.cleanupPolicies = JSON.parse(String(body)).cleanupPolicies;
      return {};
    },
  ],
];

function storeFunction(project: FakeProject, name: string, body: Buffer): object | 'absent' {
  const id = name.split('/').at(-1) ?? name;
  const wanted = JSON.parse(String(body));
  const account = wanted.serviceConfig.serviceAccountEmail;
  if (account !== undefined && !project.accounts.has(account)) return 'absent';
  const service = name.replace('/functions/', '/services/').replace(id, id.toLowerCase());
  const stored = {
    ...wanted,
    name,
    environment: 'GEN_2',
    state: 'ACTIVE',
    serviceConfig: { ...wanted.serviceConfig, service, uri: `https://${id.toLowerCase()}.run.app` },
  };
  project.functions.set(name, stored);
  addRevision(project, service);
  return { name: name.replace('/functions/', '/operations/') };
}

/** Cloud Run's view of a function: firebase-tools tags the newest revision for Hosting's rewrites. */
function addRevision({ number, services }: FakeProject, service: string): void {
  const [location, name] = [service.split('/')[3], service.split('/').at(-1)];
  const revision = `${name}-${services.size}`;
  services.set(service, {
    apiVersion: 'serving.knative.dev/v1',
    kind: 'Service',
    metadata: { name, namespace: number, labels: { 'cloud.googleapis.com/location': location } },
    spec: { traffic: [{ latestRevision: true, percent: 100 }] },
    status: {
      latestReadyRevisionName: revision,
      conditions: [{ type: 'Ready', status: 'True' }],
    },
  });
}
