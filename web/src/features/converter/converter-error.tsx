import { useBoardStore } from '../../data/board-store-context.ts';
import { Button } from '../../ui/button.tsx';
import styles from './converter-card.module.css';
import type { ConverterOutcome } from './converter-outcome.ts';

/** Why there is no result; empty when nothing is amiss. */
export function ConverterError({ outcome }: { outcome: ConverterOutcome }) {
  const store = useBoardStore();
  const words = inWords(outcome);
  if (words === undefined) return null;
  return (
    <div role="alert" className={styles.error}>
      <p>{words}</p>
      {outcome.kind === 'not-loaded' && <Button onClick={store.retry}>Réessayer</Button>}
    </div>
  );
}

function inWords(outcome: ConverterOutcome): string | undefined {
  switch (outcome.kind) {
    case 'not-loaded':
      return 'Erreur lors du chargement des taux';
    case 'no-rates':
      return "Aucun taux disponible pour aujourd'hui";
    case 'no-rate':
      return `Aucun taux disponible pour aujourd'hui : ${outcome.currency}`;
    default:
      return undefined;
  }
}
