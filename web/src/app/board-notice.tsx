import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { type BoardState, boardOf } from '../data/board/board-state.ts';
import { useBoardStore } from '../data/board/board-store-context.ts';
import { useBoardOfToday } from '../data/board/use-board-of-today.ts';
import { useLiveBoard } from '../data/board/use-live-board.ts';
import { useIsOnline } from '../ui/browser/use-is-online.ts';
import { retryAfterFailure, useHasMissingParts } from '../ui/panel/use-missing-parts.ts';
import styles from './board-notice.module.css';
import { useShowsValues } from './use-shows-values.ts';

/** The warnings about the page and its rates, in a strip over the foot of the window, so that the page does not move. */
export function BoardNotice() {
  const store = useBoardStore();
  const state = useLiveBoard();
  const isOnline = useIsOnline();
  const board = boardOf(state);
  const trouble = troubleInWords(state, isOnline, useShowsValues(board));
  const ofToday = useBoardOfToday();
  const isDemo = typeof ofToday !== 'string' && holdsDemonstration(ofToday);
  const unreadable = board?.problems.length ?? 0;
  const hasMissingParts = useHasMissingParts();
  const retry = () => {
    retryAfterFailure();
    if (state.kind === 'failed') store.retry();
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
      {(state.kind === 'failed' || hasMissingParts) && (
        <button type="button" className={styles.retry} onClick={retry}>
          Réessayer
        </button>
      )}
      {isDemo && (
        <p>
          <strong>Données de démonstration</strong> : cours simulés
        </p>
      )}
    </aside>
  );
}

function troubleInWords(
  state: BoardState,
  isOnline: boolean,
  showsValues: boolean | undefined,
): string {
  if (state.kind !== 'stale' && state.kind !== 'failed') return '';
  const outcome = outcomeInWords(showsValues);
  if (!isOnline) return `Hors connexion${outcome}`;
  return state.kind === 'stale'
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
