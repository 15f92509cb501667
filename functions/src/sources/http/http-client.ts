import type { Log } from '../../log/log.ts';
import type { SourceFetch } from './source-fetch.ts';

/** The outside functions that fetching a page needs. */
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

/** The longest page known has 200 kB; the slowest answers in 6 seconds. */
export const defaultLimits: HttpLimits = {
  attempts: 3,
  attemptTimeoutMs: 15_000,
  maxBytes: 4_000_000,
  maxRedirects: 3,
};

/**
 * Our name and how to reach us. The central bank answers 500 to agents named as libraries, so
 * it begins as a browser's does; it claims to be none.
 */
export function userAgentOf({ siteUrl, contactEmail }: UserAgentFacts): string {
  return `Mozilla/5.0 (compatible; DinarEnDirect/1.0; +${siteUrl}; ${contactEmail})`;
}

interface UserAgentFacts {
  readonly siteUrl: string;
  readonly contactEmail: string;
}
