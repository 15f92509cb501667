import { connect } from 'node:net';
import { ImportError } from './import-error.ts';

/** The project of the local run, see .firebaserc. */
const localProject = 'demo-dinar';

const answerTimeoutMs = 3000;

/** Where rates go: a project, and the emulator that stands in for it. */
export interface ImportTarget {
  readonly projectId: string;
  readonly emulator?: string;
}

/**
 * The project named on the command line, or the local run's when FIRESTORE_EMULATOR_HOST is set.
 * Raises ImportError 'no-project' or, when no emulator answers, 'no-answer'.
 */
export async function findImportTarget(
  project: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<ImportTarget> {
  const emulator = env.FIRESTORE_EMULATOR_HOST;
  if (emulator !== undefined && emulator !== '') {
    await checkAnswers(emulator);
    return { projectId: project ?? env.GCLOUD_PROJECT ?? localProject, emulator };
  }
  if (project !== undefined) return { projectId: project };
  throw new ImportError(
    'no-project',
    'No project is configured. For the local run: npm start, then set ' +
      'FIRESTORE_EMULATOR_HOST=127.0.0.1:8080. For Firebase: --project ID.',
  );
}

// The SDK would retry a closed port for a minute before it says a word.
async function checkAnswers(emulator: string): Promise<void> {
  const colon = emulator.lastIndexOf(':');
  const [host, port] = [emulator.slice(0, colon), Number(emulator.slice(colon + 1))];
  if (colon < 1 || !Number.isInteger(port) || port < 1 || port > 65_535) {
    const problem = `FIRESTORE_EMULATOR_HOST is "${emulator}"; write it HOST:PORT.`;
    throw new ImportError('no-project', problem);
  }
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host, port, timeout: answerTimeoutMs });
    const fail = (cause?: Error) => {
      socket.destroy();
      const problem = `No Firestore answers at ${emulator}. Start it with npm start.`;
      reject(new ImportError('no-answer', problem, { cause }));
    };
    socket.once('error', fail).once('timeout', fail);
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}
