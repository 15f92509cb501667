import { readFileSync } from 'node:fs';
import { fromRoot } from '@dinar/tools/command/project-root';
import type { Google } from '@dinar/tools/deploy/google/google';
import { readProject } from '@dinar/tools/operations/read-operation-facts';
import { operationApis, operationRights } from '@dinar/tools/operations/requirements';
import { alertPolicies, watchedFunctions } from '@dinar/tools/operations/wanted/alert-policies';
import { wantedState } from '@dinar/tools/operations/wanted/wanted-state';
import { expect, test } from 'vitest';
import { commandWithFake, settings } from '../support/fake-google/deploy-with-fake.ts';
import { directGoogle } from '../support/fake-google/fake-google.ts';
import { type FakeProject, preparedProject } from '../support/fake-google/fake-project.ts';

const withAlerts = { ...settings, ALERT_EMAIL: 'garde@dinar.example.org', MONTHLY_BUDGET: '20' };
const needed = operationRights('dinar-prod', 'billingAccounts/012345-678901-ABCDEF', true);

/** A deployed project whose operator has every right that the command needs. */
function readyProject(): FakeProject {
  const project = preparedProject();
  for (const api of operationApis) project.apis.add(api);
  for (const right of needed.flatMap(({ rights }) => rights)) project.rights.add(right);
  return project;
}

function operate(project: FakeProject, args: readonly string[] = [], given = withAlerts) {
  return commandWithFake('operations', project, { args, settings: given });
}

test('Every function that the alerts and the uptime check name is deployed', () => {
  const deployed = ['index', 'pages']
    .map((name) => readFileSync(fromRoot('functions/src', `${name}.ts`), 'utf8'))
    .join('');
  for (const name of [...watchedFunctions, 'reportUptime'])
    expect(deployed).toContain(`export { ${name} }`);
});

const isChange = (request: string) => /^(?:POST|PATCH) (?:monitoring|billingbudgets)/.test(request);

const wanted = wantedState({
  projectId: 'x',
  projectNumber: '1',
  billingAccount: 'x',
  alertEmail: 'x',
  monthlyAmount: '1',
});

test('From an empty project the command prints the plan, does all of it, then has nothing to do', async () => {
  const project = readyProject();
  const planned = await operate(project);
  expect(planned, planned.output).toMatchObject({ code: 0, unknown: [] });
  expect(planned.output.match(/^\+ créer : /gm)).toHaveLength(wanted.length);
  expect(planned.output).toContain("Rien n'a été changé");
  expect(planned.requests.filter(isChange)).toEqual([]);

  const applied = await operate(project, ['--apply']);
  expect(applied, applied.output).toMatchObject({ code: 0, unknown: [] });
  expect(applied.requests.filter(isChange)).toHaveLength(wanted.length);
  const [channel, check] = [...project.operations.keys()];
  const made = JSON.stringify([...project.operations.values()]);
  expect(made).toContain('europe-west1-dinar-prod.cloudfunctions.net');
  expect(made).toContain(`check_id=\\"${check?.split('/').at(-1)}\\"`);
  const policies = [...project.operations.values()].filter((it) => 'conditions' in it);
  expect(policies).toHaveLength(alertPolicies('x').length);
  for (const { notificationChannels } of policies) expect(notificationChannels).toEqual([channel]);

  const next = await operate(project, ['--apply']);
  expect(next, next.output).toMatchObject({ code: 0, unknown: [] });
  expect(next.requests.filter(isChange)).toEqual([]);
  expect(next.output.match(/^= en place : /gm)).toHaveLength(wanted.length);
});

test('A change made in the console is reported and kept, and reverted on request', async () => {
  const project = readyProject();
  await operate(project, ['--apply']);
  const stored = new Map(project.operations);
  const [name] = [...stored].find(([, it]) => 'conditions' in it) ?? [''];
  const silenced = { ...stored.get(name), enabled: false };
  project.operations.set(name, silenced);

  const reported = await operate(project, ['--apply']);
  expect(reported.code).toBe(1);
  expect(reported.output).toContain('! changé : alerte « un relevé est en retard »');
  expect(reported.output).toContain('enabled vaut false ; voulu : true');
  expect(reported.requests.filter(isChange)).toEqual([]);
  expect(project.operations.get(name)).toEqual(silenced);

  const restored = await operate(project, ['--apply', '--overwrite']);
  expect(restored, restored.output).toMatchObject({ code: 0 });
  expect(restored.requests.filter(isChange)).toHaveLength(1);
  expect(project.operations).toEqual(stored);
});

test('Without an amount there is no budget, and no right on the billing account is required', async () => {
  const project = readyProject();
  for (const right of needed[1]?.rights ?? []) project.rights.delete(right);
  const given = { ...withAlerts, MONTHLY_BUDGET: '' };
  const { code, output } = await operate(project, ['--apply'], given);
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toContain('aucun budget');
});

/** The steps missing before this project can be operated. */
async function refusalsOf(project: FakeProject): Promise<readonly string[]> {
  const read = await readProject(directGoogle(project), project.id, withAlerts);
  return read.ok ? [] : read.problems;
}

test('A project that is ready has no missing steps', async () => {
  expect(await refusalsOf(readyProject())).toEqual([]);
});

test.each(operationApis)('With %s off the refusal contains the command for it', async (api) => {
  const project = readyProject();
  project.apis.delete(api);
  expect(await refusalsOf(project)).toEqual([
    `Des interfaces de Google sont désactivées : gcloud services enable ${api} --project dinar-prod`,
  ]);
});

test.each(needed.flatMap(({ rights, remedy }) => rights.map((right) => [right, remedy] as const)))(
  'Without %s the refusal contains the command for its role',
  async (right, remedy) => {
    const project = readyProject();
    project.rights.delete(right);
    expect(await refusalsOf(project)).toEqual([`Ce compte n'a pas le droit ${right} : ${remedy}`]);
  },
);

test('Without a billing account the command reports it', async () => {
  const project = readyProject();
  project.isBilled = false;
  expect(await refusalsOf(project)).toEqual([
    expect.stringContaining(
      'liez-en un sur https://console.cloud.google.com/billing/linkedaccount?project=dinar-prod',
    ),
  ]);
});

test('Rights that Google does not answer about are reported as unknown, and not as missing', async () => {
  const { ask } = directGoogle(readyProject());
  const google: Google = {
    ask: async (method, url, body) =>
      url.endsWith(':testIamPermissions') ? { status: 0, body: undefined } : ask(method, url, body),
  };
  expect(await readProject(google, 'dinar-prod', withAlerts)).toEqual({
    ok: false,
    problems: needed.map(
      ({ rights, remedy }) =>
        `Google ne dit pas si ce compte a le droit ${rights.join(', ')} : relancez ; s'il manque, ${remedy}`,
    ),
  });
});

test.each([
  ['no account', { isLoggedIn: false }, "Aucun compte Google n'est connecté"],
  ['nobody to write to', { settings: { ...withAlerts, ALERT_EMAIL: '' } }, 'ALERT_EMAIL manque'],
  [
    'an amount with its currency',
    { settings: { ...withAlerts, MONTHLY_BUDGET: '20 €' } },
    'MONTHLY_BUDGET doit être un montant entier',
  ],
])('With %s a sentence says what to do', async (_name, given, says) => {
  const answer = await commandWithFake('operations', readyProject(), {
    settings: withAlerts,
    ...given,
  });
  expect(answer.code).toBe(1);
  expect(answer.output).toContain(says);
});
