import type { Backend, OpenStream, StreamSink } from './backend.ts';

/** Functions that run around every call and around every stream. */
export interface Wrapping {
  call<T>(method: string, work: () => Promise<T>): Promise<T>;
  stream(
    method: 'Listen' | 'Write',
    open: (sink: StreamSink) => OpenStream,
    sink: StreamSink,
  ): OpenStream;
}

/** Wraps the calls and streams of a backend. */
export function wrapBackend(backend: Backend, { call, stream }: Wrapping): Backend {
  return {
    ...backend,
    unary: (method, request, caller) => call(method, () => backend.unary(method, request, caller)),
    serverStream: (method, request, caller) =>
      call(method, () => backend.serverStream(method, request, caller)),
    openListen: (caller, sink) =>
      stream('Listen', (inner) => backend.openListen(caller, inner), sink),
    openWrite: (caller, sink) => stream('Write', (inner) => backend.openWrite(caller, inner), sink),
  };
}
