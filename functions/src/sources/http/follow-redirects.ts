import { FetchError } from './fetch-error.ts';
import type { HttpClient } from './http-client.ts';
import type { SourceRequest } from './source-request.ts';

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Sends the request, and follows a few redirects of a GET to other https addresses.
 *
 * Throws FetchError 'redirect' or 'not-https'. Values for the source's own host alone (a key, a version)
 * are not sent to other hosts.
 */
export async function followRedirects(
  request: SourceRequest,
  client: HttpClient,
  signal: AbortSignal,
): Promise<Response> {
  let address = checkHttps(request.address, request.source);
  const { host } = address;
  for (let followed = 0; ; followed += 1) {
    const init = initOf(request, client, address.host === host);
    const response = await client.fetch(address, { ...init, redirect: 'manual', signal });
    if (!redirectStatuses.has(response.status)) return response;
    await response.body?.cancel();
    address = nextAddress(response, address, request);
    if (followed === client.limits.maxRedirects) {
      const seen = `plus de ${followed} redirections, la dernière vers ${address.href}`;
      throw new FetchError('redirect', request.source, seen);
    }
  }
}

function initOf(request: SourceRequest, client: HttpClient, isOwnHost: boolean) {
  const { form, known, accepts, authority } = request;
  const trust = isOwnHost && authority !== undefined ? { authority } : {};
  const headers = {
    'user-agent': client.userAgent,
    accept: `${accepts.join(', ')}, */*;q=0.1`,
    'accept-language': 'fr, en;q=0.5',
    ...(isOwnHost && known?.etag !== undefined && { 'if-none-match': known.etag }),
    ...(isOwnHost &&
      known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
    ...(isOwnHost && request.headers),
  };
  if (form === undefined) return { headers, ...trust };
  return { method: 'POST', headers, body: new URLSearchParams(form) };
}

function nextAddress(response: Response, from: URL, { source, form }: SourceRequest): URL {
  const location = response.headers.get('location');
  if (location === null || form !== undefined || !URL.canParse(location, from.href)) {
    const seen = `un statut ${response.status} de ${from.href} vers ${JSON.stringify(location)}`;
    throw new FetchError('redirect', source, seen);
  }
  return checkHttps(new URL(location, from).href, source);
}

function checkHttps(address: string, source: string): URL {
  const url = new URL(address);
  if (url.protocol === 'https:') return url;
  throw new FetchError('not-https', source, `l’adresse est ${url.href}`);
}
