import { expect, test } from 'vitest';
import { type DeployFacts, findBuiltProblems, findProblems } from './find-problems.ts';
import type { ProjectFacts } from './google/project-facts.ts';
import { onceRights, rights } from './google/requirements.ts';

const project: ProjectFacts = {
  number: '123',
  hasBilling: true,
  granted: new Set(Object.keys(rights)),
  forbiddenAccounts: [],
  disabledApis: [],
  missingBindings: [],
  database: {
    locationId: 'europe-west1',
    isNative: true,
    isRecoverable: true,
    isProtected: true,
  },
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
  [{ isLoggedIn: false }, "Aucun compte Google n'est connecté : npx firebase login"],
  [
    { project: 'unknown' as const },
    'ajoutez Firebase au projet sur https://console.firebase.google.com/',
  ],
  [{ project: undefined }, "Google n'a pas répondu : vérifiez la connexion"],
  [{ settingProblems: ['SITE_URL manque'] }, 'SITE_URL manque'],
  [{ hasAnswers: false }, 'ajoutez --force'],
])('The problem %j blocks the deployment, with its remedy', (lack, text) => {
  const problems = findProblems({ ...ready, ...lack });
  expect(problems).toEqual([{ blocks: true, text: expect.stringContaining(text) }]);
});

test('Gaps that the account has the rights to close do not block', () => {
  const empty: ProjectFacts = {
    ...project,
    granted: new Set([...Object.keys(rights), ...Object.values(onceRights)]),
    disabledApis: ['run.googleapis.com'],
    missingBindings: [['roles/run.invoker', 'serviceAccount:a']],
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
