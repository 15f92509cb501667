import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type LocalServer, serveLocally } from '../../support/serve-locally.ts';

/** An origin's answer, uncompressed. */
interface OriginAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Answers a path and query. `ownOrigin` is the proxy's origin, under which visitors know the site. */
export type Origin = (url: string, ownOrigin: string) => Promise<OriginAnswer>;

interface Kept {
  readonly answer: OriginAnswer;
  readonly encoded: Map<string, Buffer>;
  readonly until: number;
}

/**
 * Serves an origin as Hosting's CDN does, which its emulator does not: compressed, and cached for as long as
 * `immutable` or `s-maxage` allows. An expired page is served once more while a new one is fetched.
 */
export async function startCompressingProxy(source: Origin): Promise<LocalServer> {
  const cache = new Map<string, Kept>();
  const answerFor = async (url: string): Promise<Kept> => {
    const known = cache.get(url);
    if (known && known.until > Date.now()) return known;
    const fetched = fetchInto(url);
    if (!known) return fetched;
    fetched.catch((error: unknown) => console.error(`${url} could not be fetched anew:`, error));
    return known;
  };
  const fetchInto = async (url: string): Promise<Kept> => {
    const answer = await source(url, server.origin);
    const kept = { answer, encoded: new Map(), until: Date.now() + keepMs(answer) };
    if (keepMs(answer) > 0) cache.set(url, kept);
    return kept;
  };
  const server = await serveLocally((request, response) => {
    answerFor(request.url ?? '/')
      .then((kept) => send(request, response, kept))
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  return server;
}

function keepMs({ status, headers }: OriginAnswer): number {
  const control = headers['cache-control'] ?? '';
  if (status !== 200) return 0;
  if (control.includes('immutable')) return Number.POSITIVE_INFINITY;
  return 1000 * Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
}

const compressible = /text|javascript|json|svg|xml|manifest/;

function send(request: IncomingMessage, response: ServerResponse, kept: Kept): void {
  const { status, headers, body } = kept.answer;
  const encoding = encodingFor(request, headers['content-type'] ?? '');
  const encoded = kept.encoded.get(encoding) ?? encode(body, encoding, keepMs(kept.answer));
  kept.encoded.set(encoding, encoded);
  response.writeHead(status, {
    ...headers,
    vary: 'Accept-Encoding',
    'content-length': encoded.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : encoded);
}

function encodingFor(request: IncomingMessage, type: string): 'br' | 'gzip' | 'identity' {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (!compressible.test(type)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

// A file that never changes is compressed once, at the highest quality; a page while a visitor waits.
function encode(body: Buffer, encoding: string, keptMs: number): Buffer {
  const quality = keptMs === Number.POSITIVE_INFINITY ? constants.BROTLI_MAX_QUALITY : 5;
  if (encoding === 'br') {
    return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
  return encoding === 'gzip' ? gzipSync(body, { level: 9 }) : body;
}
