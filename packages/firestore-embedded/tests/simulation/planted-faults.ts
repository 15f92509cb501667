import type { Backend, ProtoJson, StreamSink } from '../../src/engine/backend.ts';
import type { Outbox } from '../../src/engine/outbox.ts';
import { type Parts, soundParts } from './simulated-server.ts';

/** A fault for each guarantee. The numbers identify faults that the server once had. */
export const plantedFaults: Readonly<Record<string, () => Partial<Parts>>> = {
  'A failed function is called again and again (1).': () => ({
    delivery: (delivery) =>
      delivery.outcome === 'failed' ? { ...delivery, outcome: 'unreachable' } : delivery,
  }),
  'An old generation of a trigger stays registered (1).': () => {
    let generation = 0;
    return {
      outbox: (outbox) =>
        withMethods(outbox, {
          register(trigger) {
            generation += 1;
            outbox.register({ ...trigger, path: `c/{id${generation}}` });
          },
        }),
    };
  },
  'A snapshot at the end forgets what is owed (4).': () => ({
    outbox(outbox) {
      let isClosed = false;
      return withMethods(outbox, {
        close() {
          isClosed = true;
          outbox.close();
        },
        contents: () => (isClosed ? { triggers: [], events: [] } : outbox.contents()),
      });
    },
  }),
  'A client that does not read is sent everything (6).': () => ({
    served: (backend) => withListen(backend, (sink) => ({ ...sink, isBehind: () => false })),
  }),
  'A client that was behind is never caught up (6).': () => ({
    served: (backend) => withListen(backend, (sink) => ({ ...sink, whenDrained() {} })),
  }),
  'The log keeps all versions (6).': () => ({
    createBackend: ({ logBytes, ...options } = {}) => soundParts.createBackend(options),
  }),
  'The token of another server counts as the last of this one (7).': () => ({
    served: withLastToken(({ resumeToken }) => isOfOtherServer(resumeToken)),
  }),
  'A read time ahead of the clock counts as the present (7).': () => ({
    served: withLastToken(({ readTime }) => readTime !== undefined),
  }),
  'An answer does not wait for the disk.': () => ({ deferUntilDurable: (backend) => backend }),
  'A commit is written down in part.': () => ({
    createBackend(options) {
      const backend = soundParts.createBackend(options);
      const onApply: typeof backend.onApply = (observer) =>
        backend.onApply((database, changes, time) => observer(database, changes.slice(0, 2), time));
      return { ...backend, onApply };
    },
  }),
  'A file is not synchronised.': () => ({
    disk: (disk) => ({
      ...disk,
      open: async (path, flag) => ({ ...(await disk.open(path, flag)), async sync() {} }),
    }),
  }),
  'A folder is not synchronised.': () => ({
    disk: (disk) => ({ ...disk, async syncFolder() {} }),
  }),
  'A precondition is not looked at.': () => ({
    createBackend: withCommit(({ writes, ...request }) => ({
      ...request,
      writes: [writes].flat().map((write) => ({ ...Object(write), currentDocument: undefined })),
    })),
  }),
  'A transaction does not guard what it has read.': () => ({
    createBackend: withCommit(({ transaction, ...request }) => request),
  }),
};

/** Returns a proxy that replaces some methods of an outbox, which may have private members. */
function withMethods(outbox: Outbox, methods: Partial<Outbox>): Outbox {
  return new Proxy(outbox, {
    get(target, name) {
      if (name in methods) return Reflect.get(methods, name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}

function withListen(
  backend: Backend,
  sinkOf: (sink: StreamSink) => StreamSink,
  requestOf: (request: ProtoJson) => ProtoJson = (request) => request,
): Backend {
  return {
    ...backend,
    openListen(caller, sink) {
      const stream = backend.openListen(caller, sinkOf(sink));
      return {
        receive: (message) => stream.receive(requestOf(message)),
        close: () => stream.close(),
      };
    },
  };
}

/** Resumes each target that `isTaken` accepts with the last token sent to any client. */
function withLastToken(isTaken: (target: ProtoJson) => boolean): Parts['served'] {
  return (backend) => {
    let last: unknown;
    const sinkOf = (sink: StreamSink): StreamSink => ({
      ...sink,
      send(message) {
        last = Object(message.targetChange).resumeToken ?? last;
        sink.send(message);
      },
    });
    return withListen(backend, sinkOf, ({ addTarget, ...request }) => {
      const { readTime, ...target } = Object(addTarget);
      const isChanged = last !== undefined && isTaken({ ...target, readTime });
      return { ...request, addTarget: isChanged ? { ...target, resumeToken: last } : addTarget };
    });
  };
}

function isOfOtherServer(token: unknown): boolean {
  return typeof token === 'string' && Buffer.from(token, 'base64').toString().startsWith('life');
}

function withCommit(requestOf: (request: ProtoJson) => ProtoJson): Parts['createBackend'] {
  return (options) => {
    const backend = soundParts.createBackend(options);
    const unary: Backend['unary'] = (method, request, caller) =>
      backend.unary(method, method === 'Commit' ? requestOf(request) : request, caller);
    return { ...backend, unary };
  };
}
