import { formatTimeInTunis } from '@dinar/domain/format/tunis-clock';
import { useState } from 'react';
import { siteNow } from '../../ui/clock/site-clock.ts';
import type { RefreshOutcome } from './board-store.ts';

export interface Refresh {
  readonly run: () => void;
  readonly isRunning: boolean;
  /** The outcome of the last refresh, as a message for the visitor. */
  readonly message: string;
}

/** Reads rates again at a visitor's request and reports the outcome. */
export function useRefresh(read: () => Promise<RefreshOutcome>): Refresh {
  const [isRunning, setIsRunning] = useState(false);
  const [message, setMessage] = useState('');

  const run = async () => {
    if (isRunning) return;
    setIsRunning(true);
    setMessage('');
    const outcome = await read();
    setIsRunning(false);
    setMessage(outcomeInWords(outcome, siteNow()));
  };

  return { run, isRunning, message };
}

function outcomeInWords(outcome: RefreshOutcome, now: Date): string {
  switch (outcome) {
    case 'refreshed':
      return `Taux actualisés à ${formatTimeInTunis(now)}`;
    case 'connecting':
      return 'Connexion en cours, les taux arrivent';
    case 'unreachable':
      return 'Actualisation impossible pour le moment';
  }
}
