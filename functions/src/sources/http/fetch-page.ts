import type { PageVersion } from '@dinar/domain/documents/page-version-document';
import { checkContentType, decodeBody } from './decode-body.ts';
import { FetchError } from './fetch-error.ts';
import { followRedirects } from './follow-redirects.ts';
import type { HttpClient } from './http-client.ts';
import { readLimited } from './read-limited.ts';
import { isTransientStatus, parseRetryAfterMs, pauseBeforeRetryMs } from './retry-policy.ts';
import type { FetchedPage, SourceRequest } from './source-request.ts';

/**
 * Fetches a source's page over https, in a few attempts with pauses, each with a timeout, and checks its
 * type and size. Throws FetchError.
 */
export async function fetchPage(request: SourceRequest, client: HttpClient): Promise<FetchedPage> {
  const { attempts } = client.limits;
  for (let attempt = 1; ; attempt += 1) {
    const facts = { source: request.source, attempt };
    try {
      const page = await fetchOnce(request, client);
      client.log.info('Source answered', { ...facts, answer: page.kind });
      return page;
    } catch (error) {
      const failure = error instanceof FetchError ? error : unreachable(error, request.source);
      const retry = { attempt, attempts, random: client.random() };
      const pauseMs = pauseBeforeRetryMs(failure, retry);
      client.log.warn('Source failed', { ...facts, code: failure.code, pauseMs });
      if (pauseMs === undefined) throw failure;
      await client.sleep(pauseMs);
    }
  }
}

async function fetchOnce(request: SourceRequest, client: HttpClient): Promise<FetchedPage> {
  const { source, known, alsoRead = [] } = request;
  const { attemptTimeoutMs, maxBytes } = client.limits;
  const response = await followRedirects(request, client, AbortSignal.timeout(attemptTimeoutMs));
  const { status } = response;
  if (status === 304 && known !== undefined) return { kind: 'not-modified' };
  if (status !== 200 && !alsoRead.includes(status)) {
    await response.body?.cancel();
    throw refusedStatus(response, source, client.now());
  }
  const type = checkContentType(response, request);
  const bytes = await readLimited(response, maxBytes);
  if (bytes === 'too-large') {
    throw new FetchError('too-large', source, `la réponse a plus de ${maxBytes} octets`);
  }
  const version = status === 200 ? versionOf(response, request) : undefined;
  return { kind: 'page', text: decodeBody(bytes, type, source), version };
}

function refusedStatus(response: Response, source: string, now: Date): FetchError {
  const retryAfterMs = parseRetryAfterMs(response.headers.get('retry-after'), now);
  return new FetchError('http-status', source, `la réponse a le statut ${response.status}`, {
    isTransient: isTransientStatus(response.status),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

// https://nodejs.org/api/tls.html#x509-certificate-error-codes
const certificateCodes = /CERT|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;

// Also for a transfer that breaks off midway: the body's stream throws the same errors.
function unreachable(cause: unknown, source: string): FetchError {
  if (cause instanceof Error && cause.name === 'TimeoutError') {
    return new FetchError('timeout', source, 'aucune réponse entière à temps', {
      cause,
      isTransient: true,
    });
  }
  const code = systemCodeOf(cause);
  const seen = `aucune réponse entière (${code ?? 'la connexion a échoué'})`;
  if (code !== undefined && certificateCodes.test(code)) {
    return new FetchError('certificate', source, seen, { cause });
  }
  return new FetchError('network', source, seen, { cause, isTransient: true });
}

// fetch wraps the system error, such as ECONNREFUSED, ENOTFOUND or UND_ERR_SOCKET, as the cause of its own.
function systemCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : systemCodeOf(error.cause);
}

function versionOf(response: Response, { address, form }: SourceRequest): PageVersion | undefined {
  const etag = response.headers.get('etag');
  const lastModified = response.headers.get('last-modified');
  if (form !== undefined || (etag === null && lastModified === null)) return undefined;
  return {
    address,
    ...(etag !== null && { etag }),
    ...(lastModified !== null && { lastModified }),
  };
}
