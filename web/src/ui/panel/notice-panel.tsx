import { type ReactNode, useState } from 'react';
import { Button } from '../control/button.tsx';
import styles from './notice-panel.module.css';

/** Replaces missing values: says why there are none, and what to do. */
export function EmptyPanel(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{props.title}</p>
      <p className={styles.text}>{props.text}</p>
      {props.children}
    </div>
  );
}

interface FailurePanelProps {
  readonly message: string;
  readonly onRetry: () => void;
  /** The failure itself: a new object for each one, so that the button rests again. */
  readonly failure: object;
}

/** Says that loading failed, and tries again at a click. */
export function FailurePanel({ message, onRetry, failure }: FailurePanelProps) {
  const [retried, setRetried] = useState<object>();
  const retry = () => {
    setRetried(failure);
    onRetry();
  };
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.title}>Erreur de chargement</p>
      <p className={styles.text}>{message}</p>
      <Button look="solid" busy={retried === failure} onClick={retry}>
        Réessayer
      </Button>
    </div>
  );
}
