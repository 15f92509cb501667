import path from 'node:path';
import { expect, test } from 'vitest';
import { localEnvironment, withoutProxyForLocal } from './local-environment.ts';

const run = {
  javaFolder: '/run/java',
  jarFile: '/run/java/f.jar',
  settingsFolder: '/run',
  functionsPort: 5001,
};

test('The launcher is first on PATH, and the other variables stay', () => {
  expect(localEnvironment({ PATH: '/usr/bin', HOME: '/home/amel' }, run)).toEqual({
    PATH: ['/run/java', '/usr/bin'].join(path.delimiter),
    HOME: '/home/amel',
    FIRESTORE_EMULATOR_BINARY_PATH: '/run/java/f.jar',
    XDG_CONFIG_HOME: '/run',
    LOCAL_FUNCTIONS: 'http://127.0.0.1:5001',
    VAPID_PRIVATE_KEYS: expect.stringMatching(/^[\w-]{43}$/),
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    METADATA_SERVER_DETECTION: 'none',
  });
});

test.each([
  'FIREBASE_TOKEN',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'NODE_OPTIONS',
  'HTTPS_PROXY',
  'http_proxy',
])("A local run does not have the user's %s", (name) => {
  expect(localEnvironment({ [name]: 'given' }, run)).not.toHaveProperty(name);
});

test('Addresses of this machine are added to those that a proxy leaves alone', () => {
  const exceptions = 'intra,127.0.0.1,localhost';
  const added = { NO_PROXY: exceptions, no_proxy: exceptions };
  expect(withoutProxyForLocal({ NO_PROXY: 'intra' })).toEqual(added);
});
