import path from 'node:path';

interface LocalRun {
  readonly javaFolder: string;
  readonly jarFile: string;
  readonly settingsFolder: string;
  readonly functionsPort: number;
}

/**
 * Returns the environment of firebase-tools for a run without account and network: no update check, no
 * message of the day, no credentials, its own settings, and no proxy for 127.0.0.1.
 */
export function localEnvironment(base: NodeJS.ProcessEnv, run: LocalRun): NodeJS.ProcessEnv {
  const {
    NODE_OPTIONS: _,
    GOOGLE_APPLICATION_CREDENTIALS: __,
    FIREBASE_TOKEN: ___,
    ...kept
  } = base;
  const pathName = Object.keys(kept).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const env: NodeJS.ProcessEnv = {
    ...kept,
    ...withoutProxyForLocal(base),
    [pathName]: [run.javaFolder, kept[pathName] ?? ''].join(path.delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: run.jarFile,
    XDG_CONFIG_HOME: run.settingsFolder,
    // The address at which functions call each other.
    LOCAL_FUNCTIONS: `http://127.0.0.1:${run.functionsPort}`,
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
