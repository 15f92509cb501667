import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { type BoardState, boardOf } from '../data/board/board-state.ts';
import { useBoardStore } from '../data/board/board-store-context.ts';
import { useBoardOfToday } from '../data/board/use-board-of-today.ts';
import { useLiveBoard } from '../data/board/use-live-board.ts';
import { useIsOnline } from '../ui/browser/use-is-online.ts';
import styles from './board-notice.module.css';
import { useShowsValues } from './use-shows-values.ts';

/** The warnings about the rates, in a strip over the foot of the window, so that the page does not move. */
export function BoardNotice() {
  const store = useBoardStore();
  const state = useLiveBoard();
  const isOnline = useIsOnline();
  const board = boardOf(state);
  const trouble = troubleInWords(state, isOnline, useShowsValues(board));
  const ofToday = useBoardOfToday();
  const isDemo = typeof ofToday !== 'string' && holdsDemonstration(ofToday);
  const unreadable = board?.problems.length ?? 0;
  return (
    <aside
      aria-label="État des données"
      className={styles.notice}
      data-shown={isDemo || trouble !== '' || unreadable > 0}
    >
      <p role="status" className={styles.trouble}>
        {unreadable > 0
          ? `${trouble} Documents illisibles, non affichés : ${unreadable}.`
          : trouble}
      </p>
      {state.kind === 'failed' && (
        <button type="button" className={styles.retry} onClick={store.retry}>
          Réessayer
        </button>
      )}
      {isDemo && (
        <p>
          <strong>Données de démonstration</strong>
          <span> : cours simulés</span>
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
