import { expect, test } from 'vitest';
import { createBackend } from './engine/create-backend.ts';
import { wrapBackend } from './engine/wrap-backend.ts';
import { loadService } from './schema/load-service.ts';

const caller = { kind: 'owner' } as const;
const sink = { send: () => {}, fail: () => {} };

const methods = Array.from(loadService().values(), (method) => [method.name, method] as const);

test.each(methods)('A wrapping runs around %s.', async (_name, method) => {
  const wrapped: string[] = [];
  const backend = wrapBackend(createBackend(), {
    call: (name, work) => {
      wrapped.push(name);
      return work();
    },
    stream: (name, open, outer) => {
      wrapped.push(name);
      return open(outer);
    },
  });
  if (method.name === 'Listen') backend.openListen(caller, sink).close();
  else if (method.name === 'Write') backend.openWrite(caller, sink).close();
  else {
    const call = method.streams ? backend.serverStream : backend.unary;
    await expect(call(method.name, {}, caller)).rejects.toThrow();
  }
  expect(wrapped).toEqual([method.name]);
});
