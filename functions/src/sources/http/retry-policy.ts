import type { FetchError } from './fetch-error.ts';

const firstPauseMs = 500;
const longestPauseMs = 8_000;

/** A source that requests a longer delay is retried only by the next run. */
const longestRetryAfterMs = 20_000;

/** Returns whether a retry a moment later may get another status. */
export function isTransientStatus(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * Returns the pause before the next attempt; undefined when there is none. Half of each pause is random, so
 * that clients that failed together do not retry together.
 */
export function pauseBeforeRetryMs(
  { isTransient, retryAfterMs = 0 }: Pick<FetchError, 'isTransient' | 'retryAfterMs'>,
  { attempt, attempts, random }: RetryFacts,
): number | undefined {
  if (!isTransient || attempt >= attempts || retryAfterMs > longestRetryAfterMs) return undefined;
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
  return Math.max(retryAfterMs, Math.round(pauseMs * (0.5 + random / 2)));
}

interface RetryFacts {
  /** The attempt that failed, from 1. */
  readonly attempt: number;
  readonly attempts: number;
  /** From 0 to below 1. */
  readonly random: number;
}

/** Parses a Retry-After header: seconds or a date (RFC 9110, 10.2.3). */
export function parseRetryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - now.getTime());
}
