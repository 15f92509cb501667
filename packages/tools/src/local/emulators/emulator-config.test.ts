import path from 'node:path';
import { expect, test } from 'vitest';
import { portsFor } from '../ports.ts';
import { emulatorConfig } from './emulator-config.ts';

test("A run keeps Hosting's rewrites, and has its own headers, folders and ports", () => {
  const headers = [{ source: '**', headers: [{ key: 'X-Run', value: '1' }] }];
  const config = emulatorConfig({
    deployed: {
      firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
      storage: { rules: 'storage.rules' },
      functions: [{ source: 'functions', predeploy: ['build'] }],
      hosting: {
        public: 'web/dist',
        predeploy: ['build'],
        rewrites: [{ source: '**' }],
        headers: [],
      },
      emulators: { hosting: { port: 1 } },
    },
    headers,
    projectRoot: path.sep,
    ports: portsFor(100),
  });
  expect(config).toEqual({
    firestore: {
      rules: path.join(path.sep, 'firestore.rules'),
      indexes: 'firestore.indexes.json',
    },
    functions: [
      { source: 'functions/default', codebase: 'default' },
      { source: 'functions/pages', codebase: 'pages' },
    ],
    hosting: { public: 'public', rewrites: [{ source: '**' }], headers },
    emulators: {
      hosting: { host: '127.0.0.1', port: 5102 },
      functions: { host: '127.0.0.1', port: 5101 },
      firestore: { host: '127.0.0.1', port: 8180, websocketPort: 9250 },
      hub: { host: '127.0.0.1', port: 4500 },
      logging: { host: '127.0.0.1', port: 4600 },
      eventarc: { host: '127.0.0.1', port: 9399 },
      tasks: { host: '127.0.0.1', port: 9599 },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  });
});
