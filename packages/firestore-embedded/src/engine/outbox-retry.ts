/** The outcome of one attempt to deliver an event. */
export type Delivery =
  | { readonly outcome: 'delivered' }
  /** The function was called and failed; it is called again if its trigger requests retries. */
  | { readonly outcome: 'failed'; readonly reason: string }
  /** The function was not called: the functions emulator is restarting or busy. */
  | { readonly outcome: 'unreachable'; readonly reason: string }
  /** The functions emulator does not have the function: not yet, or no longer. */
  | { readonly outcome: 'absent'; readonly reason: string }
  /** No attempt will ever succeed. */
  | { readonly outcome: 'refused'; readonly reason: string };

/** The waits between attempts, and the limits after which an event is given up. */
export interface RetryPolicy {
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** The number of failed attempts after which the event is given up. */
  readonly maxFailures: number;
  readonly maxAgeMs: number;
}

/** Gives up an event that always fails after about two minutes, and any event after ten. */
export const defaultRetryPolicy: RetryPolicy = {
  firstDelayMs: 100,
  longestDelayMs: 30_000,
  maxFailures: 12,
  maxAgeMs: 600_000,
};

/** The wait before the attempt after `attempts` unsuccessful ones: it doubles up to a limit. */
export function retryDelayMs(policy: RetryPolicy, attempts: number): number {
  return Math.min(policy.firstDelayMs * 2 ** (attempts - 1), policy.longestDelayMs);
}

/** Whether an event has failed so often, or been pending for so long, that it is given up. */
export function isHopeless(
  policy: RetryPolicy,
  { failures, since }: { readonly failures: number; readonly since: number },
  now: number,
): boolean {
  return failures >= policy.maxFailures || now - since >= policy.maxAgeMs;
}
