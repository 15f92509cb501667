import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { useSyncExternalStore } from 'react';
import { useBoardOfToday } from '../data/live/use-board-of-today.ts';
import { useLink } from '../data/live/use-link.ts';
import { useLiveResource } from '../data/live/use-live-resource.ts';
import type { Link } from '../data/store/link.ts';
import { usePageStore } from '../data/store/page-store-context.ts';
import { useIsOnline } from '../ui/browser/use-is-online.ts';
import { retryMissingParts, useHasMissingParts } from '../ui/panel/use-missing-parts.ts';
import styles from './board-notice.module.css';
import { useShowsValues } from './use-shows-values.ts';

/** The warnings about the page and its rates, in a strip over the foot of the window, so that the page does not move. */
export function BoardNotice() {
  const { state, retry } = useLiveResource({ kind: 'board' });
  const link = useLink();
  const showsValues = useShowsValues();
  const trouble = troubleInWords(link, useIsOnline(), showsValues);
  const ofToday = useBoardOfToday();
  const isDemo = typeof ofToday !== 'string' && holdsDemonstration(ofToday);
  const unreadable = state.entry?.unreadable ?? 0;
  const hasMissingParts = useHasMissingParts();
  // A page without its values has a button of its own.
  const hasButton = hasMissingParts || (link === 'failed' && showsValues !== false);
  const retryAll = () => {
    retryMissingParts();
    if (link === 'failed') retry();
  };
  const words = [
    trouble,
    hasMissingParts ? 'Une partie de cette page n’a pas pu être chargée.' : '',
    unreadable > 0 ? `Documents illisibles, non affichés : ${unreadable}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  return (
    <aside
      aria-label="État des données"
      className={styles.notice}
      data-shown={isDemo || words !== ''}
    >
      <p role="status" className={styles.trouble}>
        {words}
      </p>
      {hasButton && <Retry onRetry={retryAll} />}
      {isDemo && (
        <p>
          <strong>Données de démonstration</strong>
          <span> : cours simulés</span>
        </p>
      )}
    </aside>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const store = usePageStore();
  const isRetrying = useSyncExternalStore(
    store.subscribe,
    () => store.isAwaited('board'),
    () => false,
  );
  return (
    <button
      type="button"
      className={styles.retry}
      aria-disabled={isRetrying}
      onClick={() => isRetrying || onRetry()}
    >
      Réessayer
    </button>
  );
}

function troubleInWords(link: Link, isOnline: boolean, showsValues: boolean | undefined): string {
  if (link !== 'lost' && link !== 'failed') return '';
  const outcome = outcomeInWords(showsValues);
  if (!isOnline) return `Hors connexion${outcome}`;
  return link === 'lost'
    ? `Connexion interrompue${outcome}`
    : `Cours en direct indisponibles${outcome}`;
}

function outcomeInWords(showsValues: boolean | undefined): string {
  if (showsValues === undefined) return '.';
  return showsValues
    ? ' : les derniers cours connus restent affichés.'
    : ' : les cours ne sont pas encore là.';
}

/** Returns whether any rate that may be shown today is demonstration data. */
function holdsDemonstration({ currencies }: BoardOfToday): boolean {
  return [...currencies.values()].some(({ central, market, counters }) =>
    [central, market, ...counters.inForce, ...counters.older].some(
      (rate) => rate?.source === 'demo',
    ),
  );
}
