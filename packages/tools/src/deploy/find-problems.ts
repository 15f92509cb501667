import { blocking, type DeployProblem, notice, warning } from './deploy-problem.ts';
import { findProjectProblems } from './google/find-project-problems.ts';
import { findInboxProblems, type InboxFacts } from './google/inbox-facts.ts';
import type { ProjectFacts } from './google/project-facts.ts';
import { onceRights } from './google/requirements.ts';

/** Facts of the command line, the settings and the account. */
export interface DeployFacts {
  readonly projectId: string;
  /** Whether a user can answer firebase-tools' prompts, or `--force` or a dry run makes that unnecessary. */
  readonly hasAnswers: boolean;
  readonly settingProblems: readonly string[];
  /** Whether the settings have a key of App Check; undefined when they are invalid. */
  readonly hasAppCheck: boolean | undefined;
  readonly isLoggedIn: boolean;
  /** 'unknown' when the account cannot see such a project; undefined when Google did not answer. */
  readonly project: ProjectFacts | 'unknown' | undefined;
  /** The location of the database in firebase.json. */
  readonly locationId: string;
  /** Undefined when no setting names a bucket. */
  readonly inbox?: InboxFacts | undefined;
}

/** Returns every obstacle to a deployment, each with its remedy. */
export function findProblems(facts: DeployFacts): DeployProblem[] {
  const { projectId, project, isLoggedIn } = facts;
  const problems = localProblems(facts);
  if (!isLoggedIn) {
    const advice = 'npx firebase login (ou GOOGLE_APPLICATION_CREDENTIALS pour une machine)';
    problems.push(blocking(`Aucun compte Google n'est connecté : ${advice}.`));
    return problems;
  }
  if (project === 'unknown') {
    const advice = 'vérifiez son nom, ou ajoutez Firebase au projet sur';
    const console = 'https://console.firebase.google.com/';
    const text = `Ce compte ne voit aucun projet Firebase « ${projectId} » : ${advice} ${console}`;
    return [...problems, blocking(text)];
  }
  if (project === undefined) {
    return [
      ...problems,
      blocking("Google n'a pas répondu : vérifiez la connexion, puis relancez."),
    ];
  }
  const mayChangePolicy = project.granted?.has(onceRights.changePolicy) === true;
  return [
    ...problems,
    ...findProjectProblems({ ...facts, project }),
    ...(facts.inbox ? findInboxProblems(projectId, facts.inbox, mayChangePolicy) : []),
  ];
}

function localProblems(facts: DeployFacts): DeployProblem[] {
  const problems = facts.settingProblems.map(blocking);
  if (!facts.hasAnswers) {
    const why = 'les nouvelles tentatives des fonctions et la suppression des vieilles images';
    problems.push(
      blocking(`Sans terminal, personne ne peut confirmer ${why} : ajoutez --force pour accepter.`),
    );
  }
  if (facts.hasAppCheck === false) {
    const text = 'Sans App Check, rien ne freine un envoi massif de messages ni de lectures';
    const remedy = 'créez la clé et écrivez APP_CHECK_SITE_KEY (docs/deployment.md)';
    problems.push(warning(`${text} : ${remedy}.`));
  }
  return problems;
}

/** The built functions compared with the settings and the project. */
export interface BuiltFacts {
  readonly projectId: string;
  /** Parameters of the functions that are not settings. */
  readonly unknownParameters: readonly string[];
  readonly missingSecrets: readonly string[];
  /** Functions of the project that this deployment removes. */
  readonly removed: readonly string[];
}

/** Returns the problems that can only be found in the built functions. */
export function findBuiltProblems(facts: BuiltFacts): DeployProblem[] {
  const { projectId, unknownParameters, missingSecrets, removed } = facts;
  const table = 'packages/tools/src/deploy/settings/settings.ts';
  const command = (name: string) =>
    `npx firebase functions:secrets:set ${name} --project ${projectId}`;
  return [
    ...unknownParameters.map((name) =>
      blocking(`Le paramètre ${name} des fonctions n'est pas un réglage : ajoutez-le à ${table}.`),
    ),
    ...missingSecrets.map((name) =>
      blocking(
        `Le secret ${name} manque, ou ce compte ne le voit pas (roles/secretmanager.admin) : ${command(name)}`,
      ),
    ),
    ...(removed.length > 0
      ? [notice(`Fonctions du projet que ce déploiement supprime : ${removed.join(', ')}.`)]
      : []),
  ];
}
