import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import styles from './comparator-page.module.css';
import type { ComparatorView } from './use-comparator-state.ts';

const order = ['banks', 'crypto'] as const;

/** The choice between the banks and the coins in the list below. */
export function ViewToggle(props: {
  view: ComparatorView;
  onView: (view: ComparatorView) => void;
}) {
  const texts = useTexts(comparatorTexts).view;
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{texts.label}</legend>
      {order.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === props.view}
          onClick={() => props.onView(view)}
        >
          {texts[view]}
        </button>
      ))}
    </fieldset>
  );
}
