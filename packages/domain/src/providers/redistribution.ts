import type { ProviderId } from './provider-table.ts';

/**
 * The providers of market rates whose terms forbid to hand their numbers on to programs, read on 24 November
 * 2026: « You are, however, not allowed to re-distribute it », https://www.exchangerate-api.com/docs/free.
 */
const closed: readonly ProviderId[] = ['open-er-api'];

/** Whether a provider's numbers may be in the open data; a number without a provider may not. */
export function mayBeRedistributed(provider: ProviderId | undefined): boolean {
  return provider !== undefined && !closed.includes(provider);
}
