import type { FakeProject } from './fake-project.ts';
import type { Asked, Route } from './routes.ts';

type Json = Readonly<Record<string, unknown>>;

/** Cloud Monitoring and Cloud Billing Budgets, for the requests of `npm run operations`. */
export const operationRoutes: readonly Route[] = [
  [
    /^GET monitoring\.googleapis\.com\/v3\/(projects\/[^/]+\/(\w+))(?:\?|$)/,
    (project, { parts: [folder = '', list = ''] }) => ({ [list]: storedIn(project, folder) }),
  ],
  [/^POST monitoring\.googleapis\.com\/v3\/(projects\/[^/]+\/\w+)$/, create],
  [/^PATCH monitoring\.googleapis\.com\/v3\/([^?]+)\?updateMask=(.*)$/, update],
  [
    /^GET billingbudgets\.googleapis\.com\/v1\/(billingAccounts\/[^/]+\/budgets)(?:\?|$)/,
    (project, { parts: [folder = ''] }) => ({ budgets: storedIn(project, folder) }),
  ],
  [/^POST billingbudgets\.googleapis\.com\/v1\/(billingAccounts\/[^/]+\/budgets)$/, create],
  [/^PATCH billingbudgets\.googleapis\.com\/v1\/([^?]+)\?updateMask=(.*)$/, update],
  [
    /^POST cloudbilling\.googleapis\.com\/v1\/billingAccounts\/[^/]+:testIamPermissions/,
    ({ rights }, { body }) => {
      const { permissions }: { permissions: string[] } = JSON.parse(String(body));
      return { permissions: permissions.filter((permission) => rights.has(permission)) };
    },
  ],
];

function storedIn({ operations }: FakeProject, folder: string): Json[] {
  return [...operations].filter(([name]) => name.startsWith(`${folder}/`)).map(([, it]) => it);
}

function create(project: FakeProject, { parts: [folder = ''], body }: Asked): object {
  const name = `${folder}/${project.operations.size + 1}`;
  const made = { ...withGooglesOwn(name, JSON.parse(String(body))), name };
  project.operations.set(name, made);
  return made;
}

function update(project: FakeProject, { parts: [name = '', mask = ''], body }: Asked) {
  const stored = project.operations.get(name);
  if (stored === undefined) return 'absent';
  const given: Json = JSON.parse(String(body));
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
