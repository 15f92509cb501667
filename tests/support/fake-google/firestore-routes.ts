import type { Route } from './routes.ts';

const database = String.raw`firestore\.googleapis\.com\/v1\/projects\/[^/]+\/databases\/\(default\)`;

/** The database, its indexes and its rules. */
export const firestoreRoutes: readonly Route[] = [
  [new RegExp(`^GET ${database}$`), (project) => project.database ?? 'absent'],
  [
    /^POST firestore\.googleapis\.com\/v1\/projects\/[^/]+\/databases\?databaseId=\(default\)$/,
    (project, { body }) => {
      if (!project.rights.has('datastore.databases.create')) return 'forbidden';
      project.database = { databaseEdition: 'STANDARD', ...JSON.parse(String(body)) };
      return { name: 'projects/p/databases/(default)/operations/make' };
    },
  ],
  [
    new RegExp(String.raw`^PATCH ${database}\?updateMask=`),
    (project, { body }) => {
      project.database = { ...project.database, ...JSON.parse(String(body)) };
      return { name: 'projects/p/databases/(default)/operations/change', done: true };
    },
  ],
  [
    new RegExp(String.raw`^GET ${database}\/backupSchedules$`),
    ({ backupSchedules }) => ({ backupSchedules }),
  ],
  [
    new RegExp(String.raw`^POST ${database}\/backupSchedules$`),
    (project, { body }) => {
      if (!project.rights.has('datastore.backupSchedules.create')) return 'forbidden';
      const schedule = JSON.parse(String(body));
      project.backupSchedules.push(schedule);
      return schedule;
    },
  ],
  [
    new RegExp(String.raw`^GET ${database}\/collectionGroups\/-\/indexes`),
    ({ indexes }) => ({ indexes }),
  ],
  [
    new RegExp(String.raw`^GET ${database}\/collectionGroups\/-\/fields`),
    ({ fields }) => ({ fields: [...fields.values()] }),
  ],
  [
    new RegExp(String.raw`^PATCH ${database}(\/collectionGroups\/[\w-]+\/fields\/\w+)(?:\?|$)`),
    ({ id, fields }, { parts: [field], body }) => {
      const name = `projects/${id}/databases/(default)${field}`;
      const { indexConfig, ttlConfig } = JSON.parse(String(body));
      const ttl = ttlConfig && { ttlConfig: { state: 'ACTIVE' } };
      fields.set(name, { name, indexConfig, ...ttl });
      return { name: `${name}/operations/change`, done: true };
    },
  ],
  [
    new RegExp(String.raw`^POST ${database}\/collectionGroups\/([^/]+)\/indexes$`),
    (project, { parts: [group], body }) => {
      const index = JSON.parse(String(body));
      const name = `projects/${project.id}/databases/(default)/collectionGroups/${group}/indexes/${project.indexes.length}`;
      const order = index.fields.at(-1).order;
      const fields = [...index.fields, { fieldPath: '__name__', order }];
      const given = { apiScope: 'ANY_API', density: 'SPARSE_ALL', state: 'READY' };
      project.indexes.push({ ...given, ...index, fields, name });
      return { name: 'operations/index', done: true };
    },
  ],
  [/^POST firebaserules\.googleapis\.com\/v1\/projects\/[^/]+:test$/, () => ({ issues: [] })],
  [
    /^GET firebaserules\.googleapis\.com\/v1\/projects\/[^/]+\/releases/,
    ({ releases }) => ({ releases: [...releases.values()] }),
  ],
  [
    /^POST firebaserules\.googleapis\.com\/v1\/projects\/[^/]+\/rulesets$/,
    (project, { body }) => {
      const name = `projects/${project.id}/rulesets/${project.rulesets.size}`;
      project.rulesets.set(name, { ...JSON.parse(String(body)), name });
      return { name };
    },
  ],
  [
    /^GET firebaserules\.googleapis\.com\/v1\/(projects\/[^/]+\/rulesets\/\d+)$/,
    ({ rulesets }, { parts: [name = ''] }) => rulesets.get(name) ?? 'absent',
  ],
  [
    /^PATCH firebaserules\.googleapis\.com\/v1\/(projects\/[^/]+\/releases\/.+)$/,
    ({ releases }, { parts: [name = ''], body }) => {
      const { createTime } = releases.get(name) ?? {};
      if (createTime === undefined) return 'absent';
      releases.set(name, { ...JSON.parse(String(body)).release, createTime });
      return releases.get(name) ?? 'absent';
    },
  ],
  [
    /^POST firebaserules\.googleapis\.com\/v1\/projects\/[^/]+\/releases$/,
    ({ releases }, { body }) => {
      const release = { ...JSON.parse(String(body)), createTime: new Date().toISOString() };
      releases.set(release.name, release);
      return release;
    },
  ],
];
