import { Button } from '../control/button.tsx';
import styles from './answer-block.module.css';
import type { AnswerOutcome } from './answer-outcome.ts';

interface ConversionFailureProps {
  readonly outcome: AnswerOutcome;
  readonly onRetry: () => void;
}

/** Shows the reason why there is no result; renders nothing without a failure. */
export function ConversionFailure({ outcome, onRetry }: ConversionFailureProps) {
  const words = inWords(outcome);
  if (words === undefined) return null;
  return (
    <div role="alert" className={styles.failure}>
      <p>{words}</p>
      {outcome.kind === 'not-loaded' && <Button onClick={onRetry}>Réessayer</Button>}
    </div>
  );
}

function inWords(outcome: AnswerOutcome): string | undefined {
  switch (outcome.kind) {
    case 'not-loaded':
      return 'Erreur lors du chargement des taux';
    case 'no-rates':
      return "Aucun taux disponible pour aujourd'hui";
    case 'no-rate':
      return `Aucun taux disponible pour aujourd'hui : ${outcome.currency}`;
    case 'loading':
    case 'nothing':
    case 'answered':
      return undefined;
  }
}
