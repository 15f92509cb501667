import { startTransition, useSyncExternalStore } from 'react';
import { allLoadables, followLoading } from './loadable.ts';

/** Whether a part of the page did not load, and nothing in its place shows that. */
export function useHasMissingParts(): boolean {
  return useSyncExternalStore(followLoading, hasMissingParts, () => false);
}

function hasMissingParts(): boolean {
  return [...allLoadables].some((loadable) => loadable.isMissing());
}

/** Loads every missing part once more, because the visitor asks for it. */
export function retryMissingParts(): void {
  for (const loadable of allLoadables) if (loadable.isMissing()) loadable.retry();
}

/**
 * Starts an update as a transition, so that input comes before its rendering. React would delay a transition
 * for ever while rendered HTML that it changes waits for its code, so then it is an urgent update.
 */
export function startStep(update: () => void): void {
  if (hasMissingParts()) update();
  else startTransition(update);
}
