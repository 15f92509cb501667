import type { FakeProject, Json } from './fake-project.ts';
import { testRights } from './project-routes.ts';
import type { Asked, Routes } from './routes.ts';

const monitoring = 'monitoring.googleapis.com/v3';
const budgets = 'billingbudgets.googleapis.com/v1';

/** Cloud Monitoring and Cloud Billing Budgets, for the requests of `npm run operations`. */
export const operationRoutes: Routes = {
  [`GET ${monitoring}/<projects/*/<*>>?**`]: (project, { parts: [folder = '', list = ''] }) => ({
    [list]: storedIn(project, folder),
  }),
  [`POST ${monitoring}/<projects/*/*>`]: create,
  [`PATCH ${monitoring}/<**>?updateMask=<**>`]: update,
  [`GET ${budgets}/<billingAccounts/*/budgets>?**`]: (project, { parts: [folder = ''] }) => ({
    budgets: storedIn(project, folder),
  }),
  [`POST ${budgets}/<billingAccounts/*/budgets>`]: create,
  [`PATCH ${budgets}/<**>?updateMask=<**>`]: update,
  'POST cloudbilling.googleapis.com/v1/billingAccounts/*:testIamPermissions?**': testRights,
};

function storedIn({ operations }: FakeProject, folder: string): Json[] {
  return [...operations].filter(([name]) => name.startsWith(`${folder}/`)).map(([, it]) => it);
}

function create(project: FakeProject, { parts: [folder = ''], read }: Asked): object {
  const name = `${folder}/${project.operations.size + 1}`;
  const made = { ...withGooglesOwn(name, read()), name };
  project.operations.set(name, made);
  return made;
}

function update(project: FakeProject, { parts: [name = '', mask = ''], read }: Asked) {
  const stored = project.operations.get(name);
  if (stored === undefined) return 'absent';
  const given = read();
  const fields = mask.split(',').map((field) => [field, given[field]]);
  project.operations.set(name, withGooglesOwn(name, { ...stored, ...Object.fromEntries(fields) }));
  return project.operations.get(name) ?? 'absent';
}

/** Adds and removes defaults of a resource's fields, as Google does. */
function withGooglesOwn(name: string, given: Json): Json {
  const { conditions, amount, ...rest } = given;
  return {
    ...rest,
    ...(Array.isArray(conditions) && {
      conditions: conditions.map((it, index) => ({ ...it, name: `${name}/conditions/${index}` })),
      creationRecord: { mutateTime: '2026-11-23T12:00:00Z' },
    }),
    ...(amount !== undefined && {
      amount: inEuros(amount),
      etag: 'e1',
      ownershipScope: 'ALL_USERS',
    }),
  };
}

function inEuros(amount: unknown): unknown {
  const { specifiedAmount } = Object(amount);
  return { specifiedAmount: { currencyCode: 'EUR', ...specifiedAmount } };
}
