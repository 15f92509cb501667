import { expect, test } from 'vitest';
import { deployWithFake, settings } from '../support/fake-google/deploy-with-fake.ts';
import {
  FakeProject,
  preparedProject,
  rolesOfCodebase,
} from '../support/fake-google/fake-project.ts';

const changes =
  /^(?:POST|PUT|PATCH|DELETE) (?!oauth2|.*:(?:testIamPermissions|getIamPolicy|test)$)/;

function idOf(name: string): string {
  return name.split('/').at(-1) ?? name;
}

/** The roles of the account that each function runs as. */
function rolesByFunction({ functions, bindings }: FakeProject) {
  const rolesOf = (account: unknown) =>
    bindings
      .filter(({ members }) => members.includes(`serviceAccount:${account}`))
      .map(({ role }) => role);
  return Object.fromEntries(
    [...functions].map(([name, { serviceConfig }]) => [
      idOf(name),
      rolesOf(Object(serviceConfig).serviceAccountEmail).sort(),
    ]),
  );
}

function variablesOf({ functions }: FakeProject, id: string): unknown {
  const [, found] = [...functions].find(([name]) => idOf(name) === id) ?? [];
  return Object(found?.serviceConfig).environmentVariables;
}

test('A deployment takes an empty project to a running site, and the next one changes no function', async () => {
  const project = new FakeProject();
  const bucket = 'dinar-prod.firebasestorage.app';
  project.bucket = { name: bucket, location: 'EUROPE-WEST1' };
  const withInbox = { settings: { ...settings, STORAGE_BUCKET: bucket } };
  const first = await deployWithFake(project, withInbox);
  expect(first, first.output).toMatchObject({ code: 0, unknown: [] });
  expect(first.output).toContain("avec roles/datastore.viewer et rien d'autre");
  expect(project.database).toMatchObject({
    locationId: 'europe-west1',
    type: 'FIRESTORE_NATIVE',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  expect(project.backupSchedules).toEqual([{ dailyRecurrence: {}, retention: '1209600s' }]);
  expect(project.site).toBe('dinar-prod');
  const deployed = [...project.functions.values()];
  expect(deployed.length).toBeGreaterThan(5);
  expect(project.indexes.length).toBeGreaterThan(0);
  const ends = [...project.fields.values()].filter(({ ttlConfig }) => ttlConfig !== undefined);
  expect(ends.map(({ name }) => String(name).split('/').slice(-3))).toEqual([
    ['events', 'fields', 'expireAt'],
    ['push-devices', 'fields', 'expiresAt'],
    ['rate-alerts', 'fields', 'expiresAt'],
    ['sources', 'fields', 'expireAt'],
  ]);
  expect(project.cleanupPolicies).toHaveProperty('firebase-functions-cleanup');
  expect(project.uploads).toHaveLength(2);
  expect(Math.min(...project.uploads)).toBeGreaterThan(100_000);
  expect(project.liveVersions).toEqual(['sites/dinar-prod/versions/v1']);
  expect(rolesByFunction(project)).toEqual(
    Object.fromEntries([
      ...[
        'receiveContact',
        'receiveErrorReports',
        'renderPage',
        'reportUptime',
        'serveData',
        'servePicture',
      ].map((name) => [name, rolesOfCodebase.pages]),
      ...deployed
        .map(({ name }) => idOf(String(name)))
        .filter(
          (name) => name.startsWith('on') || name === 'storeContact' || name === 'receiveAlerts',
        )
        .map((name) => [name, [...(rolesOfCodebase.default ?? []), 'roles/storage.objectUser']]),
    ]),
  );
  const services = 'projects/dinar-prod/locations/europe-west1/services';
  const [pages] = [...project.functions].filter(([name]) => idOf(name) === 'receiveContact');
  const account = Object(pages?.[1].serviceConfig).serviceAccountEmail;
  expect(project.policies.get(`${services}/storecontact`)).toMatchObject({
    bindings: [{ role: 'roles/run.invoker', members: [`serviceAccount:${account}`] }],
  });
  expect(project.policies.get(`${services}/receivecontact`)).toMatchObject({
    bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
  });
  expect(variablesOf(project, 'onContactMessageCreated')).toMatchObject({
    SITE_URL: settings.SITE_URL,
    CONTACT_EMAIL: settings.CONTACT_EMAIL,
    STAFF_EMAIL: settings.STAFF_EMAIL,
  });
  expect(variablesOf(project, 'renderPage')).not.toHaveProperty('STAFF_EMAIL');

  const inbox = 'projects/dinar-prod/locations/europe-west1/functions/onImportFileFinalized';
  expect(project.functions.get(inbox)).toMatchObject({
    eventTrigger: { eventFilters: [{ attribute: 'bucket', value: bucket }] },
  });
  expect(project.bindings).toContainEqual({
    role: 'roles/pubsub.publisher',
    members: [expect.stringContaining('@gs-project-accounts.')],
  });
  expect([...project.releases.keys()]).toContainEqual(
    expect.stringContaining(`releases/firebase.storage/${bucket}`),
  );

  // Built again, because a build of the same sources must be the same.
  const next = await deployWithFake(project, { ...withInbox, rebuilds: true });
  expect(next, next.output).toMatchObject({ code: 0, unknown: [] });
  expect(next.output).not.toContain('→');
  expect(next.output).toContain('Skipping the deploy of unchanged functions');
  const changed = next.requests.filter((request) => changes.test(request));
  expect(changed.filter((request) => !/hosting|releases|serviceIdentity/i.test(request))).toEqual(
    [],
  );
}, 300_000);

const { SITE_URL: _url, ...withoutUrl } = settings;

test.each([
  ['no account', { isLoggedIn: false }, "Aucun compte Google n'est connecté"],
  ['a missing value', { settings: withoutUrl }, 'SITE_URL manque'],
  ['nobody to answer questions', { args: [] }, 'ajoutez --force pour accepter'],
])('With %s the command ends before it builds or sends anything', async (_name, given, says) => {
  const { code, output, requests } = await deployWithFake(preparedProject(), given);
  expect(output).toContain(says);
  expect(output).not.toContain('Construction');
  expect(code).toBe(1);
  expect(requests.filter((request) => changes.test(request))).toEqual([]);
});

test('Without staff no mail server is required; with staff the missing secret is named', async () => {
  const project = preparedProject();
  project.secrets.clear();
  const dryRun = (staff: string) =>
    deployWithFake(project, {
      args: ['--dry-run'],
      settings: { ...settings, STAFF_EMAIL: staff },
    });
  const refused = await dryRun(settings.STAFF_EMAIL);
  expect(refused.output).toContain('npx firebase functions:secrets:set SMTP_URL --project');
  expect(refused.code).toBe(1);
  const accepted = await dryRun('');
  expect(accepted, accepted.output).toMatchObject({ code: 0 });
}, 300_000);
