import { blocking, type DeployProblem, notice } from '../deploy-problem.ts';
import { type DatabaseFacts, lacks, type ProjectFacts } from './project-facts.ts';
import {
  apis,
  type Binding,
  grant,
  type OnceRight,
  onceRights,
  rights,
  thisAccount,
} from './requirements.ts';

/** A project, and the location of its database. */
export interface ProjectAndPlace {
  readonly projectId: string;
  readonly project: ProjectFacts;
  /** The location of the database in firebase.json. */
  readonly locationId: string;
}

/** Returns every obstacle in the project itself, each with its remedy, and the notices about it. */
export function findProjectProblems(facts: ProjectAndPlace): DeployProblem[] {
  return [
    ...rightProblems(facts),
    ...onceProblems(facts),
    ...databaseProblems(facts),
    ...billingProblems(facts),
    ...notices(facts),
  ];
}

function rightProblems({ projectId, project }: ProjectAndPlace): DeployProblem[] {
  const lacking = Object.entries(rights).filter(([right]) => project.granted?.has(right) === false);
  const roles = new Set(lacking.map(([, role]) => role));
  const missing = [...roles].map((role) => {
    const names = lacking.flatMap(([right, its]) => (its === role ? [right] : []));
    const text = `Ce compte n'a pas le droit ${names.join(', ')}`;
    return blocking(`${text}. Le propriétaire du projet le lui donne : ${grant(projectId, role)}`);
  });
  const forbidden = project.forbiddenAccounts.map((account) => {
    const command = `gcloud iam service-accounts add-iam-policy-binding ${account}`;
    const options = `--project ${projectId} --member ${thisAccount} --role roles/iam.serviceAccountUser`;
    const text = `Ce compte ne peut pas faire agir ${account}`;
    return blocking(`${text}. Le propriétaire du projet le permet : ${command} ${options}`);
  });
  return [...missing, ...forbidden];
}

function onceProblems({ projectId, project }: ProjectAndPlace): DeployProblem[] {
  const off = lacks(project, 'enableApis') ? (project.disabledApis ?? []) : [];
  // firebase-tools gives these roles when it deploys the first functions that handle events.
  const areNeeded = lacks(project, 'changePolicy') && project.functions.length === 0;
  return [
    ...off.map((api) => {
      const remedy = `gcloud services enable ${api} --project ${projectId}`;
      const text = `L'interface ${api} n'est pas active, et ce compte ne peut pas l'activer`;
      return blocking(`${text}. Le propriétaire le fait une fois : ${remedy}`);
    }),
    ...bindingProblems(projectId, areNeeded ? project.missingBindings : []),
  ];
}

/** Returns the problems of roles that the account may not give to Google's own accounts. */
export function bindingProblems(
  projectId: string,
  missing: readonly Binding[] = [],
): DeployProblem[] {
  return missing.map(([role, member]) => {
    const text = `${member} n'a pas ${role}, et ce compte ne peut pas le lui donner`;
    return blocking(`${text} : ${grant(projectId, role, member)}`);
  });
}

function databaseProblems(facts: ProjectAndPlace): DeployProblem[] {
  const { projectId, project, locationId } = facts;
  const { database } = project;
  const mayNot = (right: OnceRight, what: string, role = 'roles/datastore.owner') =>
    lacks(project, right)
      ? [
          blocking(
            `${what} (${onceRights[right]}). Le propriétaire du projet le permet : ${grant(projectId, role)}`,
          ),
        ]
      : [];
  if (database === 'none') {
    return mayNot('createDatabase', 'Ce compte ne peut pas créer la base Firestore');
  }
  if (database === undefined) return [];
  const page = `https://console.firebase.google.com/project/${projectId}/firestore`;
  if (!database.isNative) {
    const text = "La base du projet est en mode Datastore, qui n'a pas d'écoute en temps réel";
    return [blocking(`${text} : prenez un autre projet. ${page}`)];
  }
  if (database.locationId !== locationId) {
    const remedy = `écrivez "location": "${database.locationId}" dans firebase.json, ou prenez un autre projet`;
    const where = `La base Firestore est à ${database.locationId} pour toujours, et non à ${locationId}`;
    return [blocking(`${where} : ${remedy}. ${page}`)];
  }
  const backups = 'roles/datastore.backupSchedulesAdmin';
  return [
    ...(isKept(database)
      ? []
      : mayNot('updateDatabase', 'Ce compte ne peut pas protéger la base Firestore')),
    ...(project.hasBackups === false
      ? mayNot('createBackups', 'Ce compte ne peut pas faire copier la base chaque jour', backups)
      : []),
  ];
}

function isKept({ isProtected, isRecoverable }: DatabaseFacts): boolean {
  return isProtected && isRecoverable;
}

function billingProblems({ projectId, project }: ProjectAndPlace): DeployProblem[] {
  if (project.hasBilling !== false) return [];
  const page = `https://console.firebase.google.com/project/${projectId}/usage/details`;
  return [
    blocking(
      `Le projet n'est pas au forfait Blaze, et les fonctions en ont besoin : prenez-le sur ${page}`,
    ),
  ];
}

function notices({ project }: ProjectAndPlace): DeployProblem[] {
  const isOff = project.disabledApis?.includes('firestore.googleapis.com') === true;
  const unknown = [
    ...(project.granted === undefined ? ['les droits de ce compte'] : []),
    ...(project.hasBilling === undefined ? ['le forfait'] : []),
    ...(project.disabledApis === undefined ? [`si ${apis.length} interfaces sont actives`] : []),
    ...(project.database === undefined && !isOff ? ['la base Firestore'] : []),
  ];
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Index à construire (quelques minutes après le déploiement)', project.newIndexes],
    ["Google n'a pas répondu, et ceci n'est pas vérifié", unknown],
  ];
  return lists
    .filter(([, names]) => names.length > 0)
    .map(([text, names]) => notice(`${text} : ${names.join(', ')}.`));
}
