import { tagOfRoles } from '@dinar/tools/deploy/firebase-tools';
import { agentBindings, apis, onceRights, rights } from '@dinar/tools/deploy/google/requirements';

export type Json = Readonly<Record<string, unknown>>;

/**
 * The parts of a Google Cloud project that a deployment sees: at first a new one from the console, with only Firebase
 * and a billing account. A test may change everything in it.
 */
export class FakeProject {
  readonly id = 'dinar-prod';
  readonly number = '123456789012';
  isVisible = true;
  isBilled = true;
  readonly rights = new Set([
    ...Object.keys(rights),
    ...Object.values(onceRights),
    'storage.buckets.get',
  ]);
  /** The enabled APIs. */
  readonly apis = new Set(['firebase.googleapis.com', 'serviceusage.googleapis.com']);
  /** Accounts that the caller may not assign to functions. */
  readonly forbiddenAccounts = new Set<string>();
  /** Addresses of the accounts created in it. */
  readonly accounts = new Set<string>();
  readonly bindings: { role: string; members: string[] }[] = [];
  database: Json | undefined;
  readonly backupSchedules: Json[] = [];
  site: string | undefined;
  bucket: { readonly name: string; readonly location: string } | undefined;
  readonly indexes: Json[] = [];
  /** Fields with policies of their own, by their full names. */
  readonly fields = new Map<string, Json>();
  readonly rulesets = new Map<string, Json>();
  readonly releases = new Map<string, Json>();
  readonly functions = new Map<string, Json>();
  /** Cloud Run services with their policies, and Cloud Scheduler jobs, by their full names. */
  readonly services = new Map<string, Json>();
  readonly policies = new Map<string, Json>();
  readonly jobs = new Map<string, Json>();
  /** Channels, checks, alerts and budgets, by their full names. */
  readonly operations = new Map<string, Json>();
  /** The secrets that the caller can see. */
  readonly secrets = new Set(['SMTP_URL']);
  cleanupPolicies: Json = {};
  /** The sizes of the uploaded function archives, in bytes. */
  readonly uploads: number[] = [];
  readonly versions = new Map<string, Json>();
  /** The contents that Hosting has, compressed, by hash. */
  readonly contents = new Map<string, Buffer>();
  readonly liveVersions: string[] = [];
}

/** The roles that the account of each codebase has. */
export const rolesOfCodebase: Readonly<Record<string, readonly string[]>> = {
  default: ['roles/datastore.user', 'roles/eventarc.eventReceiver', 'roles/run.invoker'],
  pages: ['roles/datastore.viewer'],
};

/** A project whose owner has done everything that needs an owner, including the first deployment. */
export function preparedProject(): FakeProject {
  const project = new FakeProject();
  for (const api of apis) project.apis.add(api);
  for (const right of Object.values(onceRights)) project.rights.delete(right);
  for (const [role, member] of agentBindings(project.number)) {
    project.bindings.push({ role, members: [member] });
  }
  addFunction(project, 'default', 'onBankRateWritten');
  addFunction(project, 'pages', 'renderPage');
  project.backupSchedules.push({ dailyRecurrence: {} });
  project.site = project.id;
  project.database = {
    locationId: 'europe-west1',
    type: 'FIRESTORE_NATIVE',
    databaseEdition: 'STANDARD',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  };
  return project;
}

/** Adds the results of a deployment: a function, and the account of its codebase. */
function addFunction(project: FakeProject, codebase: string, id: string): void {
  const account = `firebase-fn-${codebase}@${project.id}.iam.gserviceaccount.com`;
  const name = `projects/${project.id}/locations/europe-west1/functions/${id}`;
  project.accounts.add(account);
  project.functions.set(name, {
    name,
    labels: {
      'firebase-functions-codebase': codebase,
      'firebase-declarative-security-etag': tagOfRoles(rolesOfCodebase[codebase] ?? []),
    },
    serviceConfig: { serviceAccountEmail: account },
  });
}
