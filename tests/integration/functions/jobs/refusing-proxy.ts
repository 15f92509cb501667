import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface RefusingProxy {
  readonly host: string;
  /** The collections written since the last call of `refuse`. */
  readonly written: ReadonlySet<string>;
  /** Refuses every write to this collection from now on; none if undefined. */
  refuse(collection: string | undefined): void;
  close(): void;
}

const permissionDenied = 7;

/** Passes calls of gRPC to a Firestore, and refuses the writes to one collection as the server would. */
export async function startRefusingProxy(target: string): Promise<RefusingProxy> {
  const written = new Set<string>();
  let refused: string | undefined;
  const upstream = http2.connect(`http://${target}`);
  const proxy = http2.createServer();
  proxy.on('stream', async (stream, headers) => {
    const isWrite = /\/(Commit|BatchWrite)$/.test(String(headers[':path']));
    if (!isWrite) return forward(stream, headers, upstream);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const collections = collectionsIn(body);
    if (refused !== undefined && collections.includes(refused)) return deny(stream);
    for (const name of collections) written.add(name);
    forward(stream, headers, upstream, body);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    written,
    refuse(collection) {
      refused = collection;
      written.clear();
    },
    close() {
      upstream.close();
      proxy.close();
    },
  };
}

/** The names of documents are text in a request's bytes. */
function collectionsIn(body: Buffer): string[] {
  const names = body.toString('latin1').matchAll(/\/documents\/([\w-]+)\//g);
  return [...new Set([...names].map(([, name = '']) => name))];
}

function deny(stream: http2.ServerHttp2Stream): void {
  const status = { 'grpc-status': permissionDenied, 'grpc-message': 'This write is refused' };
  stream.respond(
    { ':status': 200, 'content-type': 'application/grpc', ...status },
    { endStream: true },
  );
}

function forward(
  stream: http2.ServerHttp2Stream,
  headers: http2.IncomingHttpHeaders,
  upstream: http2.ClientHttp2Session,
  body?: Buffer,
): void {
  const call = upstream.request({ ...headers });
  let trailers: http2.IncomingHttpHeaders = {};
  call.on('response', (answer) => {
    if (stream.destroyed) return;
    stream.respond({ ...answer }, { waitForTrailers: true });
    call.pipe(stream);
  });
  call.on('trailers', (received) => {
    trailers = received;
  });
  stream.on('wantTrailers', () => stream.sendTrailers({ ...trailers }));
  stream.on('close', () => call.close());
  call.on('error', () => stream.close());
  if (body) call.end(body);
  else stream.pipe(call);
}
