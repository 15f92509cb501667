import type { Origin } from './compressing-proxy.ts';

// Headers about one connection or one encoding of the body; the proxy sends its own.
const ofTheConnection = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);

/** The running stack's Hosting. Its pages contain the proxy's address in place of the site's own. */
export function stackOrigin(hostingUrl: string): Origin {
  return async (url, ownOrigin) => {
    const response = await fetch(new URL(url, hostingUrl), { redirect: 'manual' });
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !ofTheConnection.has(name)),
    );
    const body = Buffer.from(await response.arrayBuffer());
    const isPage = headers['content-type']?.includes('html') === true;
    const seen = isPage ? Buffer.from(body.toString().replaceAll(hostingUrl, ownOrigin)) : body;
    return { status: response.status, headers, body: seen };
  };
}
