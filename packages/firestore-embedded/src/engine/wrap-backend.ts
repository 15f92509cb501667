import type { Backend, OpenStream, StreamSink } from './backend.ts';

/** Runs around every call and around every stream. */
export interface Wrapping {
  call<T>(method: string, work: () => Promise<T>): Promise<T>;
  stream(
    method: 'Listen' | 'Write',
    open: (sink: StreamSink) => OpenStream,
    sink: StreamSink,
  ): OpenStream;
}

/** The backend with this around what clients ask of it. */
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
