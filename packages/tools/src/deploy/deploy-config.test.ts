import { expect, test } from 'vitest';
import { deployConfig } from './deploy-config.ts';

test('A deployment has the headers of its page, and builds nothing a second time', () => {
  const headers = [{ source: '**', headers: [{ key: 'X-Page', value: '1' }] }];
  const versioned = {
    firestore: { rules: 'firestore.rules' },
    functions: [{ source: 'functions/lib', predeploy: ['build'] }],
    hosting: { public: 'web/dist', predeploy: ['build'], headers: [], redirects: [] },
    storage: { rules: 'storage.rules' },
  };
  const bucket = 'dinar.firebasestorage.app';
  expect(deployConfig(versioned, headers, bucket)).toMatchObject({
    storage: [{ rules: 'storage.rules', bucket }],
  });
  expect(deployConfig(versioned, headers, '')).toEqual({
    firestore: { rules: 'firestore.rules' },
    functions: [{ source: 'functions/lib' }],
    hosting: { public: 'web/dist', headers, redirects: [] },
  });
});
