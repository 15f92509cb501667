import type { FakeProject, Json } from './fake-project.ts';
import { readPolicy, setPolicy } from './project-routes.ts';
import type { Routes } from './routes.ts';

const functions = 'cloudfunctions.googleapis.com/v2/<projects/*/locations/*/functions';
const services = 'run.googleapis.com/v1/<projects/*/locations/*/services/*>';
const jobs = 'cloudscheduler.googleapis.com/v1/<projects/*/locations/*/jobs';
const repositories = 'artifactregistry.googleapis.com/v1/<projects/*/locations/*/repositories/*>';

/** Functions, their services, images, schedules and events. */
export const functionRoutes: Routes = {
  'GET cloudfunctions.googleapis.com/v1/projects/*/locations/-/functions?**': () => ({
    functions: [],
  }),
  [`GET ${functions}>?**`]: (project) => ({ functions: [...project.functions.values()] }),
  'GET cloudfunctions.googleapis.com/v2/<projects/*/locations/*>/operations/<*>': (
    project,
    { parts: [folder, name] },
  ) => ({ done: true, response: project.functions.get(`${folder}/functions/${name}`) }),
  [`POST ${functions}>:generateUploadUrl`]: () => ({
    uploadUrl: 'https://storage.googleapis.com/upload/functions.zip?GoogleAccessId=fake',
    storageSource: { bucket: 'upload', object: 'functions.zip' },
  }),
  'PUT storage.googleapis.com/upload/functions.zip?**': (project, { body }) => {
    project.uploads.push(body.length);
    return {};
  },
  [`POST ${functions}>?functionId=<*>`]: (project, { parts: [folder, id], read }) =>
    storeFunction(project, `${folder}/${id}`, read()),
  [`PATCH ${functions}/*>?**`]: (project, { parts: [name = ''], read }) =>
    storeFunction(project, name, read()),
  [`GET ${functions}/*>:getIamPolicy?**`]: readPolicy,
  [`GET ${services}:getIamPolicy?**`]: readPolicy,
  [`POST ${services}:setIamPolicy?**`]: setPolicy,
  [`GET ${services}`]: (project, { parts: [name = ''] }) =>
    project.services.get(name.replace(project.number, project.id)) ?? 'absent',
  [`PUT ${services}`]: (project, { parts: [asked = ''], read }) => {
    const name = asked.replace(project.number, project.id);
    const service = project.services.get(name);
    if (service === undefined) return 'absent';
    const changed = { ...read(), status: service.status };
    project.services.set(name, changed);
    return changed;
  },
  [`GET ${jobs}/*>?**`]: (project, { parts: [name = ''] }) => project.jobs.get(name) ?? 'absent',
  [`PATCH ${jobs}/*>?**`]: (project, { parts: [name = ''], read }) => {
    if (!project.jobs.has(name)) return 'absent';
    project.jobs.set(name, read());
    return read();
  },
  [`POST ${jobs}>`]: (project, { read }) => {
    const job = read<{ readonly name: string }>();
    project.jobs.set(job.name, job);
    return job;
  },
  [`GET ${repositories}`]: (project, { parts: [name] }) =>
    // Google creates it with the first function.
    project.functions.size > 0 ? { name, cleanupPolicies: project.cleanupPolicies } : 'absent',
  [`PATCH ${repositories}?**`]: (project, { read }) => {
    project.cleanupPolicies = read<{ readonly cleanupPolicies: Json }>().cleanupPolicies;
    return {};
  },
};

interface WantedFunction extends Json {
  readonly serviceConfig: { readonly serviceAccountEmail?: string };
}

function storeFunction(project: FakeProject, name: string, wanted: WantedFunction) {
  const id = name.split('/').at(-1) ?? name;
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
function addRevision({ number, services: all }: FakeProject, service: string): void {
  const [location, name] = [service.split('/')[3], service.split('/').at(-1)];
  const revision = `${name}-${all.size}`;
  all.set(service, {
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
