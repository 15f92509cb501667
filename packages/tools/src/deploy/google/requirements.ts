/** The rights that every deployment needs, each with the role that gives it. */
export const rights: Readonly<Record<string, string>> = {
  'firebase.projects.get': 'roles/firebase.viewer',
  'serviceusage.services.get': 'roles/serviceusage.serviceUsageConsumer',
  'firebasehosting.sites.update': 'roles/firebasehosting.admin',
  'firebaserules.rulesets.create': 'roles/firebaserules.admin',
  'firebaserules.releases.create': 'roles/firebaserules.admin',
  'firebaserules.releases.update': 'roles/firebaserules.admin',
  'datastore.databases.getMetadata': 'roles/datastore.indexAdmin',
  'datastore.indexes.create': 'roles/datastore.indexAdmin',
  'datastore.indexes.delete': 'roles/datastore.indexAdmin',
  'datastore.indexes.list': 'roles/datastore.indexAdmin',
  'datastore.indexes.update': 'roles/datastore.indexAdmin',
  'cloudfunctions.functions.create': 'roles/cloudfunctions.admin',
  'cloudfunctions.functions.delete': 'roles/cloudfunctions.admin',
  'cloudfunctions.functions.get': 'roles/cloudfunctions.admin',
  'cloudfunctions.functions.list': 'roles/cloudfunctions.admin',
  // firebase-tools checks it before it creates an HTTP function; the role "developer" lacks it.
  'cloudfunctions.functions.setIamPolicy': 'roles/cloudfunctions.admin',
  'cloudfunctions.functions.update': 'roles/cloudfunctions.admin',
  'cloudfunctions.operations.get': 'roles/cloudfunctions.admin',
  'run.services.get': 'roles/run.admin',
  'run.services.setIamPolicy': 'roles/run.admin',
  'run.services.update': 'roles/run.admin',
  'cloudscheduler.jobs.create': 'roles/cloudscheduler.admin',
  'cloudscheduler.jobs.update': 'roles/cloudscheduler.admin',
  // For the cleanup policy of the functions' images; the role "writer" lacks it.
  'artifactregistry.repositories.update': 'roles/artifactregistry.admin',
};

/** The placeholder of the user's account in a command that a person completes. */
export const thisAccount = 'user:ADRESSE';

/** Returns the command with which the owner of a project gives a role. */
export function grant(projectId: string, role: string, member = thisAccount): string {
  return `gcloud projects add-iam-policy-binding ${projectId} --member ${member} --role ${role}`;
}

/** Rights that only some deployments need, usually the first one. */
export const onceRights = {
  enableApis: 'serviceusage.services.enable',
  createDatabase: 'datastore.databases.create',
  updateDatabase: 'datastore.databases.update',
  createBackups: 'datastore.backupSchedules.create',
  changePolicy: 'resourcemanager.projects.setIamPolicy',
  createAccounts: 'iam.serviceAccounts.create',
  useNewAccounts: 'iam.serviceAccounts.actAs',
} as const;

export type OnceRight = keyof typeof onceRights;

/** A role and the member that needs it. */
export type Binding = readonly [role: string, member: string];

/** The Google APIs that the site or its deployment uses; few are enabled in a new project. */
export const apis: readonly string[] = [
  'artifactregistry.googleapis.com',
  // firebase-tools enables it to read the billing plan before it creates indexes.
  'cloudbilling.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  // With iam, firebase-tools uses it to create the functions' accounts and give them their roles.
  'cloudresourcemanager.googleapis.com',
  'cloudscheduler.googleapis.com',
  'eventarc.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firestore.googleapis.com',
  'iam.googleapis.com',
  'pubsub.googleapis.com',
  'run.googleapis.com',
  'storage.googleapis.com',
];

/** Roles that firebase-tools gives Google's own accounts with the first functions that handle events. */
export function agentBindings(projectNumber: string): readonly Binding[] {
  const pubsub = `serviceAccount:service-${projectNumber}@gcp-sa-pubsub.iam.gserviceaccount.com`;
  const compute = `serviceAccount:${computeAccount(projectNumber)}`;
  return [
    ['roles/iam.serviceAccountTokenCreator', pubsub],
    ['roles/run.invoker', compute],
    ['roles/eventarc.eventReceiver', compute],
  ];
}

/** The role that firebase-tools gives Storage's account at the first deployment of the inbox. */
export function inboxBindings(projectNumber: string): readonly Binding[] {
  const agent = `service-${projectNumber}@gs-project-accounts.iam.gserviceaccount.com`;
  return [['roles/pubsub.publisher', `serviceAccount:${agent}`]];
}

/** Returns the account of the functions' builds, and of functions whose codebase declares no account. */
export function computeAccount(projectNumber: string): string {
  return `${projectNumber}-compute@developer.gserviceaccount.com`;
}
