import type { ProviderId } from './provider-table.ts';

/**
 * The providers of market rates whose terms, as read on 24 November 2026, forbid redistribution to programs:
 * « You are, however, not allowed to re-distribute it », https://www.exchangerate-api.com/docs/free.
 */
const closed: readonly ProviderId[] = ['open-er-api'];

/** Whether the open data may contain the rates of a provider; false without a provider. */
export function mayBeRedistributed(provider: ProviderId | undefined): boolean {
  return provider !== undefined && !closed.includes(provider);
}
