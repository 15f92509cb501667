import { formatTimeInTunis } from '@dinar/domain/days/tunis-time';
import { fill } from '@dinar/domain/language/texts';
import type { Resource } from '@dinar/site/delivery/page-resources';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useState } from 'react';
import { siteNow } from '../../ui/clock/site-clock.ts';
import { Button } from '../../ui/control/button.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Icon } from '../../ui/mark/icon.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { usePageStore } from '../store/page-store-context.ts';
import styles from './refresh-button.module.css';

interface RefreshButtonProps {
  readonly resources: readonly Resource[];
  /** « Actualiser » if absent. */
  readonly text?: string;
}

/**
 * Reads resources again at a visitor's request, and says the outcome after the button. It keeps its own state, so
 * that a refresh renders nothing else.
 */
export function RefreshButton({ resources, text }: RefreshButtonProps) {
  const { refresh, refreshed, notRefreshed } = useTexts(commonTexts);
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
    setMessage(isWhole ? fill(refreshed, { time: formatTimeInTunis(siteNow()) }) : notRefreshed);
  };

  return (
    <Fragment>
      <Button busy={isRunning} onClick={run}>
        <Icon name="refresh" size="small" />
        <span>{text ?? refresh}</span>
      </Button>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </Fragment>
  );
}
