import type { Json } from './fake-project.ts';
import type { Routes } from './routes.ts';

const databases = 'firestore.googleapis.com/v1/projects/*/databases';
const database = `${databases}/(default)`;
const rules = 'firebaserules.googleapis.com/v1';

interface Index {
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
}

/** The database, its indexes and its rules. */
export const firestoreRoutes: Routes = {
  [`GET ${database}`]: (project) => project.database ?? 'absent',
  [`POST ${databases}?databaseId=(default)`]: (project, { read }) => {
    project.database = { databaseEdition: 'STANDARD', ...read() };
    return { name: 'projects/p/databases/(default)/operations/make' };
  },
  [`PATCH ${database}?updateMask=**`]: (project, { read }) => {
    project.database = { ...project.database, ...read() };
    return { name: 'projects/p/databases/(default)/operations/change', done: true };
  },
  [`GET ${database}/backupSchedules`]: ({ backupSchedules }) => ({ backupSchedules }),
  [`POST ${database}/backupSchedules`]: (project, { read }) => {
    project.backupSchedules.push(read());
    return read();
  },
  [`GET ${database}/collectionGroups/-/indexes?**`]: ({ indexes }) => ({ indexes }),
  [`GET ${database}/collectionGroups/-/fields?**`]: ({ fields }) => ({
    fields: [...fields.values()],
  }),
  [`PATCH ${database}/<collectionGroups/*/fields/*>?**`]: (
    { id, fields },
    { parts: [field], read },
  ) => {
    const name = `projects/${id}/databases/(default)/${field}`;
    const { indexConfig, ttlConfig } = read();
    fields.set(name, {
      name,
      indexConfig,
      ...(ttlConfig !== undefined && { ttlConfig: { state: 'ACTIVE' } }),
    });
    return { name: `${name}/operations/change`, done: true };
  },
  [`POST ${database}/collectionGroups/<*>/indexes`]: (
    { id, indexes },
    { parts: [group], read },
  ) => {
    const index = read<Index>();
    const name = `projects/${id}/databases/(default)/collectionGroups/${group}/indexes/${indexes.length}`;
    const order = index.fields.at(-1)?.order;
    const fields = [...index.fields, { fieldPath: '__name__', order }];
    const given = { apiScope: 'ANY_API', density: 'SPARSE_ALL', state: 'READY' };
    indexes.push({ ...given, ...index, fields, name });
    return { name: 'operations/index', done: true };
  },
  [`POST ${rules}/projects/*:test`]: () => ({ issues: [] }),
  [`GET ${rules}/projects/*/releases?**`]: ({ releases }) => ({ releases: [...releases.values()] }),
  [`POST ${rules}/projects/*/rulesets`]: ({ id, rulesets }, { read }) => {
    const name = `projects/${id}/rulesets/${rulesets.size}`;
    rulesets.set(name, { ...read(), name });
    return { name };
  },
  [`GET ${rules}/<projects/*/rulesets/*>`]: ({ rulesets }, { parts: [name = ''] }) =>
    rulesets.get(name) ?? 'absent',
  [`PATCH ${rules}/<projects/*/releases/**>`]: ({ releases }, { parts: [name = ''], read }) => {
    const { createTime } = releases.get(name) ?? {};
    if (createTime === undefined) return 'absent';
    const release = { ...read<{ readonly release: Json }>().release, createTime };
    releases.set(name, release);
    return release;
  },
  [`POST ${rules}/projects/*/releases`]: ({ releases }, { read }) => {
    const release = { ...read<{ readonly name: string }>(), createTime: new Date().toISOString() };
    releases.set(release.name, release);
    return release;
  },
};
