import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { StatusError } from '../model/status.ts';

/** The settings that decide which HTTP requests are accepted. */
export interface Admission {
  /** The address that the server listens on. */
  readonly host: string;
  /** Origins (`https://dev.example`) of pages that may use the server, besides those of this machine. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Throws PERMISSION_DENIED for a request by a page of a foreign origin. A browser on the server's
 * machine visits such pages, and `Bearer owner` is no secret. A page sends its origin, or it reaches
 * this address by a name of its own (DNS rebinding), which is then the Host.
 */
export function admit({ headers }: IncomingMessage, { host, allowedOrigins }: Admission): void {
  const asked = hostnameOf(`http://${headers.host ?? 'localhost'}`);
  const allowedHosts = allowedOrigins.map(hostnameOf);
  if (asked === undefined || !(isPrivate(asked) || [host, ...allowedHosts].includes(asked))) {
    throw denied(`The host ${headers.host}`);
  }
  const { origin } = headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return;
  const page = hostnameOf(origin);
  if (page === undefined || !(isLoopback(page) || page === asked))
    throw denied(`The page ${origin}`);
}

function denied(what: string): StatusError {
  return new StatusError(
    'PERMISSION_DENIED',
    `${what} is not allowed: start the server with --allow-origin for a page that is.`,
  );
}

function hostnameOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname || undefined : undefined;
}

/** Whether a name is not public: an address, a name without a dot, or one for private networks. */
function isPrivate(hostname: string): boolean {
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  return isAddress || /^[^.]+$|\.(?:localhost|local|internal)$/.test(hostname);
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
