import type { Log } from '../../log/log.ts';
import type { SourceFetch } from './source-fetch.ts';

/** The external functions and the settings for fetching a page. */
export interface HttpClient {
  readonly fetch: SourceFetch;
  now(): Date;
  sleep(ms: number): Promise<void>;
  /** From 0 to below 1. */
  random(): number;
  readonly log: Log;
  readonly userAgent: string;
  readonly limits: HttpLimits;
}

interface HttpLimits {
  readonly attempts: number;
  readonly attemptTimeoutMs: number;
  /** Of the decoded body: a small compressed answer may contain a very large one. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

/** The longest known page has 200 kB; the slowest source answers in 6 seconds. */
export const defaultLimits: HttpLimits = {
  attempts: 3,
  attemptTimeoutMs: 15_000,
  maxBytes: 4_000_000,
  maxRedirects: 3,
};

/**
 * Returns a user agent with our name and contact. The central bank answers 500 to the names of libraries,
 * so it begins like a browser's, without claiming to be one.
 */
export function userAgentOf({ siteUrl, contactEmail }: UserAgentFacts): string {
  return `Mozilla/5.0 (compatible; DinarEnDirect/1.0; +${siteUrl}; ${contactEmail})`;
}

interface UserAgentFacts {
  readonly siteUrl: string;
  readonly contactEmail: string;
}
