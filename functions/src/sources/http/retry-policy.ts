import type { FetchError } from './fetch-error.ts';

const firstPauseMs = 500;
const longestPauseMs = 8_000;

/** A source that asks for more patience than this is asked again by the next run. */
const longestRetryAfterMs = 20_000;

/** Statuses that may well be another a moment later. */
export function isTransientStatus(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * How long to wait before another attempt, undefined when there should be none. Half of each pause
 * is random, so that clients which failed together do not return together.
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

/** Reads a Retry-After header: seconds, or a date (RFC 9110, 10.2.3). */
export function parseRetryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - now.getTime());
}
