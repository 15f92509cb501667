import { formatTimeInTunis } from '@dinar/domain/format/tunis-clock';
import { fill } from '@dinar/domain/language/texts';
import type { Resource } from '@dinar/site/delivery/page-resources';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useCallback, useState } from 'react';
import { siteNow } from '../../ui/clock/site-clock.ts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { usePageStore } from '../store/page-store-context.ts';

export interface Refresh {
  readonly run: () => void;
  readonly isRunning: boolean;
  /** The outcome of the last refresh, as a message for the visitor. */
  readonly message: string;
}

/**
 * Reads resources again at a visitor's request and reports the outcome. `run` stays the same function between
 * refreshes while the list is the same array.
 */
export function useRefresh(resources: readonly Resource[]): Refresh {
  const { refreshed, notRefreshed } = useTexts(commonTexts);
  const store = usePageStore();
  const [isRunning, setIsRunning] = useState(false);
  const [message, setMessage] = useState('');

  const run = useCallback(async () => {
    if (isRunning) return;
    setIsRunning(true);
    setMessage('');
    const outcomes = await Promise.all(resources.map(store.refresh));
    setIsRunning(false);
    const isWhole = outcomes.every((outcome) => outcome === 'refreshed');
    setMessage(isWhole ? fill(refreshed, { time: formatTimeInTunis(siteNow()) }) : notRefreshed);
  }, [resources, store, isRunning, refreshed, notRefreshed]);

  return { run, isRunning, message };
}
