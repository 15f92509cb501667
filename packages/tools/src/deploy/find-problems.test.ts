import { expect, test } from 'vitest';
import { type DeployFacts, findBuiltProblems, findProblems } from './find-problems.ts';
import type { ProjectFacts } from './google/project-facts.ts';

const once = {
  enableApis: false,
  createDatabase: false,
  updateDatabase: false,
  createBackups: false,
  changePolicy: false,
  createAccounts: false,
  useNewAccounts: false,
};
const database = {
  locationId: 'europe-west1',
  isNative: true,
  isRecoverable: true,
  isProtected: true,
};
const project: ProjectFacts = {
  number: '123',
  hasBilling: true,
  missingRights: [],
  onceRights: once,
  forbiddenAccounts: [],
  disabledApis: [],
  missingBindings: [],
  database,
  hasBackups: true,
  hasSite: true,
  site: 'dinar-prod',
  functions: [],
  newIndexes: [],
};
const ready: DeployFacts = {
  projectId: 'dinar-prod',
  hasAnswers: true,
  settingProblems: [],
  hasAppCheck: true,
  isLoggedIn: true,
  project,
  locationId: 'europe-west1',
};

test('A project with everything in place has no problem', () => {
  expect(findProblems(ready)).toEqual([]);
});

test('A deployment without App Check is loudly warned of, and not blocked', () => {
  const text = expect.stringContaining('rien ne freine un envoi massif de messages');
  expect(findProblems({ ...ready, hasAppCheck: false })).toEqual([
    { blocks: false, isLoud: true, text },
  ]);
});

test.each([
  [{ projectId: 'demo-dinar' }, 'donnez celui de la console, Paramètres du projet, à --project'],
  [{ isLoggedIn: false }, "Aucun compte Google n'est connecté : npx firebase login"],
  [
    { project: 'unknown' as const },
    'ajoutez Firebase au projet sur https://console.firebase.google.com/',
  ],
  [{ project: undefined }, "Google n'a pas répondu : vérifiez la connexion"],
  [{ settingProblems: ['SITE_URL manque'] }, 'SITE_URL manque : corrigez settings.env'],
  [{ hasAnswers: false }, 'ajoutez --force'],
])('The problem %j blocks the deployment, with its remedy', (lack, text) => {
  const problems = findProblems({ ...ready, ...lack });
  expect(problems).toEqual([{ blocks: true, text: expect.stringContaining(text) }]);
});

test.each([
  [
    { hasBilling: false },
    'prenez-le sur https://console.firebase.google.com/project/dinar-prod/usage',
  ],
  [{ missingRights: ['run.services.update'] }, '--member user:ADRESSE --role roles/run.admin'],
  [
    { forbiddenAccounts: ['x@y'] },
    'add-iam-policy-binding x@y --project dinar-prod --member user:ADRESSE',
  ],
  [{ disabledApis: ['run.googleapis.com'] }, 'gcloud services enable run.googleapis.com'],
  [{ missingBindings: ['roles/run.invoker serviceAccount:a'] }, '--member serviceAccount:a --role'],
  [{ database: 'none' as const }, 'datastore.databases.create'],
  [{ database: { ...database, isProtected: false } }, 'datastore.databases.update'],
  [{ hasBackups: false }, 'roles/datastore.backupSchedulesAdmin'],
  [
    { database: { ...database, isNative: false } },
    'prenez un autre projet. https://console.firebase.google.com/',
  ],
  [
    { database: { ...database, locationId: 'nam5' } },
    'écrivez "location": "nam5" dans firebase.json',
  ],
])('The project with %j blocks the deployment, with its remedy', (lack, text) => {
  const blocking = findProblems({ ...ready, project: { ...project, ...lack } }).filter(
    ({ blocks }) => blocks,
  );
  expect(blocking).toEqual([{ blocks: true, text: expect.stringContaining(text) }]);
});

test('Gaps that the account has the rights to close do not block', () => {
  const may = {
    enableApis: true,
    createDatabase: true,
    updateDatabase: true,
    createBackups: true,
    changePolicy: true,
    createAccounts: true,
    useNewAccounts: true,
  };
  const empty: ProjectFacts = {
    ...project,
    onceRights: may,
    disabledApis: ['run.googleapis.com'],
    missingBindings: ['roles/run.invoker serviceAccount:a'],
    database: 'none',
  };
  expect(findProblems({ ...ready, project: empty })).toEqual([]);
});

test('Reports new indexes and requests that Google did not answer, without blocking', () => {
  const newIndexes = ['bank-rates: status, date'];
  const problems = findProblems({
    ...ready,
    project: { ...project, newIndexes, hasBilling: undefined },
  });
  expect(problems.map(({ blocks }) => blocks)).toEqual([false, false]);
  expect(problems[0]?.text).toContain('bank-rates: status, date');
  expect(problems[1]?.text).toContain('le forfait');
});

test('Without an account, checks the settings and not the project', () => {
  const lacks = { isLoggedIn: false, settingProblems: ['SITE_URL manque'] };
  expect(findProblems({ ...ready, ...lacks })).toHaveLength(2);
});

test('Reports unknown parameters, missing secrets and removed functions of the build', () => {
  const problems = findBuiltProblems({
    projectId: 'dinar-prod',
    unknownParameters: ['SMTP_HOST'],
    missingSecrets: ['API_KEY'],
    removed: ['onOldThing'],
  });
  expect(problems.map(({ blocks }) => blocks)).toEqual([true, true, false]);
  expect(problems[0]?.text).toContain("SMTP_HOST des fonctions n'est pas un réglage");
  expect(problems[1]?.text).toContain('functions:secrets:set API_KEY --project dinar-prod');
  expect(problems[2]?.text).toContain('supprime : onOldThing');
});
