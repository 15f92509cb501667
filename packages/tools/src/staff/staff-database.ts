import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { CommandError } from '../command/command-error.ts';
import { firebaseProject, misuse, wholeNumber } from '../command/options.ts';
import { fromRoot } from '../command/project-root.ts';
import { connectFirestore } from '../local/connect-firestore.ts';
import { portsFor } from '../local/ports.ts';
import { answers } from '../processes/answers.ts';

/** The options of every command that reads or writes a database. */
export const databaseOptions = {
  project: firebaseProject('le projet Firebase ; sinon le site local, qui est trouvé tout seul'),
  'port-offset': wholeNumber('le site local lancé avec ce décalage', {
    least: 0,
    most: 50_000,
    absent: undefined,
  }),
};

interface DatabaseChoice {
  readonly project: string | undefined;
  readonly 'port-offset': number | undefined;
}

/** A database opened with staff access, which bypasses the security rules. */
export interface StaffDatabase {
  readonly db: Firestore;
  /** Whether it belongs to a run on this machine. */
  readonly isLocal: boolean;
}

/** The project of the local run, see .firebaserc. */
const localProject = 'demo-dinar';

/**
 * Opens the chosen project's database, or the local run's, for the duration of `work`. Throws CommandError
 * 'no-database' when there is none, it does not answer, or it denies this account access.
 */
export async function withDatabase<Result>(
  chosen: DatabaseChoice,
  env: NodeJS.ProcessEnv,
  work: (database: StaffDatabase) => Promise<Result>,
): Promise<Result> {
  const address = await localAddress(chosen, env);
  const { db, close } =
    address === undefined
      ? openProject(chosen.project ?? localProject)
      : openLocal(address, chosen.project ?? localProject);
  try {
    return await work({ db, isLocal: address !== undefined });
  } catch (error) {
    throw explained(error);
  } finally {
    await close();
  }
}

function openLocal(address: string, projectId: string) {
  const db = connectFirestore(address, projectId);
  return { db, close: () => db.terminate() };
}

function openProject(projectId: string) {
  const app = initializeApp({ projectId }, `command-${projectId}`);
  return { db: getFirestore(app), close: () => deleteApp(app) };
}

/** Returns `host:port` of the chosen local Firestore; undefined for a Firebase project. */
async function localAddress(
  { project, 'port-offset': offset }: DatabaseChoice,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  // The variable of Google's own tools, which the SDK also reads.
  const named = env.FIRESTORE_EMULATOR_HOST ?? '';
  if (named !== '') return answering(named);
  if (offset !== undefined) return answering(addressAt(offset));
  return project === undefined ? runningAddress() : undefined;
}

async function answering(address: string): Promise<string> {
  const [, port] = /^.+:(\d+)$/.exec(address) ?? [];
  if (port === undefined || !URL.canParse(`http://${address}`) || Number(port) === 0) {
    throw misuse(`FIRESTORE_EMULATOR_HOST vaut « ${address} » ; écrivez HÔTE:PORT.`);
  }
  if (await isFirestoreAt(address)) return address;
  const problem = `Aucun Firestore ne répond à ${address} : lancez le site avec npm start.`;
  throw new CommandError('no-database', problem);
}

// Without this check, the SDK would retry a closed port for a minute before it reports an error.
function isFirestoreAt(address: string): Promise<boolean> {
  return answers(`http://${address}/`, AbortSignal.timeout(3000));
}

/** Returns the address of the only running local site; each run has a folder named after its Hosting port. */
async function runningAddress(): Promise<string> {
  const folder = fromRoot('.local');
  const names = existsSync(folder) ? await readdir(folder) : [];
  const offsets = names
    .flatMap((name) => /^run-(\d+)$/.exec(name)?.[1] ?? [])
    .map((port) => Number(port) - portsFor(0).hosting);
  const answered = await Promise.all(offsets.map((offset) => isFirestoreAt(addressAt(offset))));
  const running = offsets.filter((_, index) => answered[index]);
  const [offset] = running;
  if (running.length > 1) {
    const offsets = running.map((it) => `--port-offset ${it}`).join(', ');
    throw misuse(`Plusieurs sites locaux tournent ; choisissez : ${offsets}.`);
  }
  if (offset !== undefined) return addressAt(offset);
  const problem =
    'Aucun site local ne tourne : lancez npm start, ou nommez un projet Firebase avec --project ID.';
  throw new CommandError('no-database', problem);
}

function addressAt(offset: number): string {
  return `127.0.0.1:${portsFor(offset).firestore}`;
}

const login =
  'lancez « gcloud auth application-default login », ou donnez une clé de compte de service par GOOGLE_APPLICATION_CREDENTIALS';

// gRPC's codes, https://grpc.io/docs/guides/status-codes/
const refusals: Readonly<Record<string, string>> = {
  5: "Ce projet n'existe pas, ou n'a pas de base Firestore : vérifiez --project.",
  7: 'Ce compte Google ne peut pas lire ou écrire la base de ce projet : vérifiez --project et les droits (docs/deployment.md).',
  14: 'Firestore ne répond pas : vérifiez la connexion (ou le proxy), puis relancez la commande.',
  16: `Google refuse ce compte : ${login}.`,
};

/** Returns a CommandError for an error of Google's SDK that the user can fix, otherwise the error itself. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof CommandError) return error;
  const refusal = 'code' in error ? refusals[String(error.code)] : undefined;
  if (refusal !== undefined) return new CommandError('no-database', refusal, error);
  // What Google's library says without an account, and for a variable that names no file.
  if (!/default credentials|does not exist, or it is not a file/i.test(error.message)) return error;
  return new CommandError('no-database', `Aucun compte Google n'est connecté : ${login}.`, error);
}
