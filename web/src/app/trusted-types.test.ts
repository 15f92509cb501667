import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

it('Each policy is created once and accepts only its own kind of text', async () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedJson, trustedWorkerAddress } = await import('./trusted-types.ts');
  expect([trustedJson('{"a":1}'), trustedJson('[]'), trustedWorkerAddress('fr')]).toEqual([
    '{"a":1}',
    '[]',
    '/service-worker.js',
  ]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([
    'dinar-structured-data',
    'dinar-service-worker',
  ]);
  expect(() => trustedJson('alert(1)')).toThrow(SyntaxError);
});

it('A browser without Trusted Types gets the same texts', async () => {
  const { trustedJson, trustedWorkerAddress } = await import('./trusted-types.ts');
  expect([trustedJson('{}'), trustedWorkerAddress('fr')]).toEqual(['{}', '/service-worker.js']);
});
