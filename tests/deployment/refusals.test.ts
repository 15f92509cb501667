import { findProblems } from '@dinar/tools/deploy/find-problems';
import { findInboxProblems, readInboxFacts } from '@dinar/tools/deploy/google/inbox-facts';
import { readProjectFacts } from '@dinar/tools/deploy/google/read-project-facts';
import {
  computeAccount,
  grant,
  inboxBindings,
  onceRights,
  rights,
} from '@dinar/tools/deploy/google/requirements';
import { expect, test } from 'vitest';
import { directGoogle } from '../support/fake-google/fake-google.ts';
import { type FakeProject, preparedProject } from '../support/fake-google/fake-project.ts';

/** The messages that refuse a deployment of this project. */
async function refusalsOf(project: FakeProject): Promise<string[]> {
  const problems = findProblems({
    projectId: project.id,
    hasAnswers: true,
    settingProblems: [],
    hasAppCheck: true,
    isLoggedIn: true,
    project: await readProjectFacts(directGoogle(project), project.id),
    locationId: 'europe-west1',
  });
  return problems.filter(({ blocks }) => blocks).map(({ text }) => text);
}

test('A project that its owner has prepared is accepted from an account without an owner\u2019s rights', async () => {
  expect(await refusalsOf(preparedProject())).toEqual([]);
});

const accountOfPages = 'firebase-fn-pages@dinar-prod.iam.gserviceaccount.com';
const { number, database } = preparedProject();

test.each<readonly [string, Partial<FakeProject>, string]>([
  [
    'not seen by the account',
    { isVisible: false },
    'Ce compte ne voit aucun projet Firebase « dinar-prod »',
  ],
  [
    'without a billing account',
    { isBilled: false },
    "Le projet n'est pas au forfait Blaze, et les fonctions en ont besoin : prenez-le sur https://console.firebase.google.com/project/dinar-prod/usage",
  ],
  [
    'whose builds the account may not act as',
    { forbiddenAccounts: new Set([computeAccount(number)]) },
    '--role roles/iam.serviceAccountUser',
  ],
  [
    'whose pages the account may not act as',
    { forbiddenAccounts: new Set([accountOfPages]) },
    `add-iam-policy-binding ${accountOfPages} --project dinar-prod --member user:ADRESSE`,
  ],
  [
    'with its database elsewhere',
    { database: { ...database, locationId: 'nam5' } },
    'La base Firestore est à nam5 pour toujours, et non à europe-west1 : écrivez "location": "nam5" dans firebase.json',
  ],
  [
    'in Datastore mode',
    { database: { ...database, type: 'DATASTORE_MODE' } },
    "en mode Datastore, qui n'a pas d'écoute en temps réel : prenez un autre projet. https://console.firebase.google.com/",
  ],
  [
    'without a database, and no right to make one',
    { database: undefined },
    'Ce compte ne peut pas créer la base Firestore (datastore.databases.create)',
  ],
  [
    'with an unprotected database, and no right to protect it',
    { database: { ...database, deleteProtectionState: 'OFF' } },
    'Ce compte ne peut pas protéger la base Firestore (datastore.databases.update)',
  ],
  [
    'without daily copies, and no right to schedule them',
    { backupSchedules: [] },
    `faire copier la base chaque jour (datastore.backupSchedules.create). Le propriétaire du projet le permet : ${grant('dinar-prod', 'roles/datastore.backupSchedulesAdmin')}`,
  ],
])('A project %s is refused with its remedy', async (_name, change, says) => {
  expect(await refusalsOf({ ...preparedProject(), ...change })).toEqual([
    expect.stringContaining(says),
  ]);
});

test.each(Object.entries(rights))('Without %s the deployment requires %s', async (right, role) => {
  const project = preparedProject();
  project.rights.delete(right);
  const [refusal, ...more] = await refusalsOf(project);
  expect(refusal).toContain(right);
  expect(refusal).toContain(`--member user:ADRESSE --role ${role}`);
  expect(more).toEqual([]);
});

const needed = [...preparedProject().apis].filter(
  (api) => !/^(?:firebase|serviceusage)\./.test(api),
);

test.each(needed)(
  'With %s off, and no right to turn it on, the refusal contains the command for it',
  async (api) => {
    const project = preparedProject();
    project.apis.delete(api);
    expect(await refusalsOf(project)).toEqual([
      expect.stringContaining(`gcloud services enable ${api} --project dinar-prod`),
    ]);
    project.rights.add(onceRights.enableApis);
    expect(await refusalsOf(project)).toEqual([]);
  },
);

test("Each role that Google's own accounts lack is named with its account", async () => {
  const project = preparedProject();
  // firebase-tools grants these roles with the first functions.
  project.functions.clear();
  const lacking = project.bindings.splice(0);
  expect(await refusalsOf(project)).toEqual(
    lacking.map(({ role, members }) =>
      expect.stringContaining(`--member ${members} --role ${role}`),
    ),
  );
});

const bucket = 'dinar-prod.firebasestorage.app';

async function inboxRefusals(
  change: Partial<FakeProject>,
  mayChangePolicy = false,
): Promise<string[]> {
  const project = { ...preparedProject(), bucket: { name: bucket, location: 'EU' } };
  for (const [role, member] of inboxBindings(number)) {
    project.bindings.push({ role, members: [member] });
  }
  const google = directGoogle({ ...project, ...change });
  const inbox = await readInboxFacts(google, project.id, number, bucket);
  return findInboxProblems(project.id, inbox, mayChangePolicy).map(({ text }) => text);
}

const noPublisher = { bindings: [] };

test.each<readonly [string, Partial<FakeProject>, string]>([
  [
    'no bucket',
    { bucket: undefined },
    `Le bucket ${bucket} n'existe pas dans Storage : ouvrez https://console.firebase.google.com/`,
  ],
  [
    'a bucket elsewhere',
    { bucket: { name: bucket, location: 'ASIA' } },
    "est à asia, d'où les fonctions de europe-west1 n'apprennent rien",
  ],
  ['no right to see it', { rights: new Set() }, '--role roles/storage.bucketViewer'],
  ['no role of Storage’s account', noPublisher, '--role roles/pubsub.publisher'],
])('An inbox with %s is refused with its remedy', async (_name, change, says) => {
  expect(await inboxRefusals(change)).toEqual([expect.stringContaining(says)]);
});

test('An inbox that is ready is accepted, and so is a role that the account may give', async () => {
  expect(await inboxRefusals({})).toEqual([]);
  expect(await inboxRefusals(noPublisher, true)).toEqual([]);
});
