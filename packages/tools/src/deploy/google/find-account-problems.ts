import { blocking, type DeployProblem, notice } from '../deploy-problem.ts';
import type { FunctionsNeeds } from '../read-functions-needs.ts';
import { lacks, type ProjectFacts } from './project-facts.ts';
import { onceRights } from './requirements.ts';

type Needs = Pick<FunctionsNeeds, 'codebase' | 'names' | 'roles'>;
type Project = Pick<ProjectFacts, 'functions' | 'granted'>;

/** Computes firebase-tools' label for the roles of an account, which it compares at each deployment. */
export type TagOfRoles = (roles: readonly string[]) => string;

/**
 * Returns the obstacles to the account that firebase-tools creates for a codebase, with the roles that the
 * code declares. firebase-tools itself would report them only in the middle of a deployment.
 */
export function findAccountProblems(
  projectId: string,
  project: Project,
  { codebase, names, roles }: Needs,
  tagOf: TagOfRoles,
): DeployProblem[] {
  const running = project.functions.filter(({ name }) => names.includes(name));
  const moved = running.filter((it) => it.ownAccount !== undefined && it.codebase !== codebase);
  // firebase-tools would reuse the account of one moved function, and give that account all the roles.
  if (moved.length > 0) {
    const all = moved.map(({ name }) => name).join(' ');
    const text = `${all} passerait aux fonctions « ${codebase} » avec le compte des autres`;
    const remedy = `supprimez-la d'abord : npx firebase functions:delete ${all} --project ${projectId}`;
    return [blocking(`${text} : ${remedy}`)];
  }
  const account = running.find(({ ownAccount }) => ownAccount !== undefined)?.ownAccount;
  const isTagged = running.some(({ rolesTag }) => rolesTag === tagOf(roles));
  if (account !== undefined && isTagged) return [];
  const what = account ?? `le compte des fonctions « ${codebase} »`;
  const verb = account === undefined ? 'créer' : 'changer les rôles de';
  const lacking = lackingRights(project, account === undefined);
  if (lacking.length > 0) {
    const text = `Ce compte ne peut pas ${verb} ${what} (${lacking.join(', ')})`;
    const remedy = 'le propriétaire du projet fait ce déploiement-ci, et vous les suivants';
    return [blocking(`${text} : ${remedy}.`)];
  }
  return [notice(`firebase-tools va ${verb} ${what}, avec ${roles.join(', ')} et rien d'autre.`)];
}

function lackingRights(project: Project, isNew: boolean): string[] {
  const wanted = isNew
    ? (['createAccounts', 'useNewAccounts', 'changePolicy'] as const)
    : (['changePolicy'] as const);
  return wanted.filter((name) => lacks(project, name)).map((name) => onceRights[name]);
}
