import path from 'node:path';
import { expect, test } from 'vitest';
import { localEnvironment } from './local-environment.ts';

const run = {
  javaFolder: '/run/java',
  jarFile: '/run/java/f.jar',
  settingsFolder: '/run',
  functionsPort: 5001,
};

test('The launcher is first on PATH, and the other variables stay', () => {
  expect(
    localEnvironment({ PATH: '/usr/bin', HOME: '/home/amel', NO_PROXY: 'intra' }, run),
  ).toEqual({
    PATH: ['/run/java', '/usr/bin'].join(path.delimiter),
    HOME: '/home/amel',
    NO_PROXY: 'intra,127.0.0.1,localhost',
    no_proxy: 'intra,127.0.0.1,localhost',
    FIRESTORE_EMULATOR_BINARY_PATH: '/run/java/f.jar',
    XDG_CONFIG_HOME: '/run',
    LOCAL_FUNCTIONS: 'http://127.0.0.1:5001',
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    METADATA_SERVER_DETECTION: 'none',
  });
});

test("A local run has none of the user's credentials or Node options", () => {
  const env = localEnvironment(
    { FIREBASE_TOKEN: 'a', GOOGLE_APPLICATION_CREDENTIALS: 'b', NODE_OPTIONS: 'c' },
    run,
  );
  expect([env.FIREBASE_TOKEN, env.GOOGLE_APPLICATION_CREDENTIALS, env.NODE_OPTIONS]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
