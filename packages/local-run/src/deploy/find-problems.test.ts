import { expect, test } from 'vitest';
import { type DeployFacts, findProblems } from './find-problems.ts';

const ready: DeployFacts = {
  projectId: 'dinar-en-direct',
  isLoggedIn: true,
  isKnownProject: true,
  hasBilling: true,
  hasDatabase: true,
  unsetParams: [],
  missingSecrets: [],
  exampleValues: [],
  newIndexes: [],
};

test('A project with everything in place has no problem', () => {
  expect(findProblems(ready)).toEqual([]);
});

test.each([
  [{ projectId: undefined }, 'Le projet manque'],
  [{ projectId: 'demo-dinar' }, "« demo-dinar » n'est pas l'identifiant d'un projet Firebase."],
  [{ isLoggedIn: false }, "Aucun compte Google n'est connecté : npx firebase login"],
  [{ isKnownProject: false }, 'Ce compte ne voit aucun projet « dinar-en-direct »'],
  [{ hasBilling: false }, "Le projet n'est pas au forfait Blaze"],
  [{ hasDatabase: false }, "Le projet n'a pas de base Firestore"],
  [{ unsetParams: ['SITE_URL'] }, "Le paramètre SITE_URL n'a pas de valeur"],
  [
    { missingSecrets: ['API_KEY'] },
    'Le secret API_KEY manque : npx firebase functions:secrets:set',
  ],
  [{ exampleValues: ['VITE_SITE_URL'] }, "VITE_SITE_URL a encore la valeur de l'exemple"],
])('Of %j the deployment says what to do, and stops', (lack, text) => {
  const problems = findProblems({ ...ready, ...lack });
  expect(problems).toEqual([{ blocks: true, text: expect.stringContaining(text) }]);
});

test('Indexes to build, and what Google did not answer, are told and stop nothing', () => {
  const problems = findProblems({
    ...ready,
    newIndexes: ['bank-rates: status, date'],
    hasBilling: undefined,
  });
  expect(problems.map(({ blocks }) => blocks)).toEqual([false, false]);
  expect(problems[0]?.text).toContain('bank-rates: status, date');
  expect(problems[1]?.text).toContain('le forfait');
});

test('Without an account nothing is asked of the project, but settings are still checked', () => {
  const problems = findProblems({ ...ready, isLoggedIn: false, unsetParams: ['SITE_URL'] });
  expect(problems).toHaveLength(2);
});
