import { formatTimeInTunis } from '@dinar/domain/format/tunis-clock';
import type { Resource } from '@dinar/site/delivery/page-resources';
import { useState } from 'react';
import { siteNow } from '../../ui/clock/site-clock.ts';
import type { RefreshOutcome } from '../store/page-store.ts';
import { usePageStore } from '../store/page-store-context.ts';

export interface Refresh {
  readonly run: () => void;
  readonly isRunning: boolean;
  /** The outcome of the last refresh, as a message for the visitor. */
  readonly message: string;
}

/** Reads resources again at a visitor's request and reports the outcome. */
export function useRefresh(...resources: readonly Resource[]): Refresh {
  const store = usePageStore();
  const [isRunning, setIsRunning] = useState(false);
  const [message, setMessage] = useState('');

  const run = async () => {
    if (isRunning) return;
    setIsRunning(true);
    setMessage('');
    const outcomes = await Promise.all(resources.map(store.refresh));
    setIsRunning(false);
    const isWhole = outcomes.every((outcome) => outcome === 'refreshed');
    setMessage(outcomeInWords(isWhole ? 'refreshed' : 'unreachable', siteNow()));
  };

  return { run, isRunning, message };
}

function outcomeInWords(outcome: RefreshOutcome, now: Date): string {
  return outcome === 'refreshed'
    ? `Taux actualisés à ${formatTimeInTunis(now)}`
    : 'Actualisation impossible pour le moment';
}
