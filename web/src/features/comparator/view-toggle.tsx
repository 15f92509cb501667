import styles from './comparator-page.module.css';
import type { ComparatorView } from './use-comparator-state.ts';

const views = { banks: 'Banques', crypto: 'Crypto' } as const;
const order = ['banks', 'crypto'] as const;

/** The choice between the banks and the coins in the list below. */
export function ViewToggle(props: {
  view: ComparatorView;
  onView: (view: ComparatorView) => void;
}) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">Afficher</legend>
      {order.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === props.view}
          onClick={() => props.onView(view)}
        >
          {views[view]}
        </button>
      ))}
    </fieldset>
  );
}
