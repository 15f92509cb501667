import { expect, test } from 'vitest';
import { findAccountProblems } from './find-account-problems.ts';
import type { DeployedFunction } from './project-facts.ts';
import { onceRights } from './requirements.ts';

const all = new Set<string>(Object.values(onceRights));
const running: DeployedFunction = {
  name: 'renderPage',
  codebase: 'pages',
  ownAccount: 'firebase-fn-1@dinar-prod.iam.gserviceaccount.com',
  rolesTag: 'roles/datastore.viewer',
};

function problemsOf(functions: readonly DeployedFunction[], granted: ReadonlySet<string>) {
  const needs = { codebase: 'pages', names: ['renderPage'], roles: ['roles/datastore.viewer'] };
  return findAccountProblems('dinar-prod', { functions, granted }, needs, (roles) => roles.join());
}

test('An account that has its roles requires no right of the deploying account', () => {
  expect(problemsOf([running], new Set())).toEqual([]);
});

test('Announces the account to be created, with its roles', () => {
  const [problem, ...more] = problemsOf([], all);
  expect(problem).toMatchObject({ blocks: false });
  expect(problem?.text).toContain(
    'créer le compte des fonctions « pages », avec roles/datastore.viewer',
  );
  expect(more).toEqual([]);
});

test.each([
  'iam.serviceAccounts.create',
  'iam.serviceAccounts.actAs',
  'resourcemanager.projects.setIamPolicy',
])('Without %s, blocks a new account and refers to the owner', (permission) => {
  const others = [...all].filter((right) => right !== permission);
  const [problem, ...more] = problemsOf([], new Set(others));
  expect(problem).toMatchObject({ blocks: true });
  expect(problem?.text).toContain(`(${permission}) : le propriétaire du projet`);
  expect(more).toEqual([]);
});

test('Changed roles of an existing account require only the right to give roles', () => {
  const before = { ...running, rolesTag: 'roles/datastore.user' };
  expect(problemsOf([before], new Set([onceRights.changePolicy]))).toMatchObject([
    { blocks: false },
  ]);
  const [problem] = problemsOf([before], new Set());
  expect(problem?.text).toContain(`changer les rôles de ${running.ownAccount}`);
  expect(problem?.text).toContain('(resourcemanager.projects.setIamPolicy)');
});

test('A function cannot move its account to another codebase', () => {
  const [problem, ...more] = problemsOf([{ ...running, codebase: 'default' }], all);
  expect(problem).toMatchObject({ blocks: true });
  expect(problem?.text).toContain('functions:delete renderPage --project dinar-prod');
  expect(more).toEqual([]);
});
