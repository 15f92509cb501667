import path from 'node:path';
import { createVapidKeys } from '@dinar/functions/push/vapid-keys';

interface LocalRun {
  /** The folder of the `java` that firebase-tools runs. */
  readonly javaFolder: string;
  /** What firebase-tools takes for Google's Firestore emulator. */
  readonly jarFile: string;
  readonly settingsFolder: string;
  readonly functionsPort: number;
}

// firebase-tools sends its requests to its own emulators through a proxy too: it does not read NO_PROXY.
const proxies = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];
const removed = [...proxies, 'NODE_OPTIONS', 'GOOGLE_APPLICATION_CREDENTIALS', 'FIREBASE_TOKEN'];

/**
 * Returns the environment of firebase-tools for a run without account and network: no update check, no
 * message of the day, no credentials, no proxy, and its own settings.
 */
export function localEnvironment(base: NodeJS.ProcessEnv, run: LocalRun): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(base).filter(([name]) => !removed.includes(name)));
  const pathName = Object.keys(kept).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const env: NodeJS.ProcessEnv = {
    ...kept,
    [pathName]: [run.javaFolder, kept[pathName] ?? ''].join(path.delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: run.jarFile,
    XDG_CONFIG_HOME: run.settingsFolder,
    // The address at which functions call each other.
    LOCAL_FUNCTIONS: `http://127.0.0.1:${run.functionsPort}`,
    // Browsers subscribe with the keys of this run; those of an earlier one subscribe again.
    VAPID_PRIVATE_KEYS: base.VAPID_PRIVATE_KEYS ?? createVapidKeys().privateKey,
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    // Each parallel event uses a Node process: the default of 50 would overload a laptop.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
  };
  withoutGoogleMachine(env);
  return env;
}

/** Disables the SDK's check for Google's machines, which delays its first call by up to three seconds. */
export function withoutGoogleMachine(env: NodeJS.ProcessEnv): void {
  env.METADATA_SERVER_DETECTION ??= 'none';
}

/** Returns the variables that exclude 127.0.0.1 and localhost from an environment's proxy. */
export function withoutProxyForLocal(base: NodeJS.ProcessEnv): Record<string, string> {
  const exceptions = [base.NO_PROXY ?? base.no_proxy, '127.0.0.1', 'localhost']
    .filter((entry) => entry !== undefined && entry !== '')
    .join(',');
  return { NO_PROXY: exceptions, no_proxy: exceptions };
}
