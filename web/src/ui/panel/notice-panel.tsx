import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useState } from 'react';
import { Button } from '../control/button.tsx';
import { useTexts } from '../language/locale-context.ts';
import type { Elements } from '../text/content.ts';
import styles from './notice-panel.module.css';

/** Replaces missing values: the reason why there are none, and the possible actions. */
export function EmptyPanel(props: { title: string; text: string; children?: Elements }) {
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{props.title}</p>
      <p className={styles.text}>{props.text}</p>
      {props.children}
    </div>
  );
}

export interface RetryButtonProps {
  readonly onRetry: () => void;
  /** The failure; a new object for each one, so that the button is no longer busy. */
  readonly failure: object;
}

/** The button « Réessayer », busy from a click until the next failure. */
export function RetryButton({ onRetry, failure }: RetryButtonProps) {
  const { retry: text } = useTexts(commonTexts);
  const [retried, setRetried] = useState<object>();
  const retry = () => {
    setRetried(failure);
    onRetry();
  };
  return (
    <Button look="solid" busy={retried === failure} onClick={retry}>
      {text}
    </Button>
  );
}

/** Shows that loading failed, with a button to retry. */
export function FailurePanel({
  message,
  ...rest
}: RetryButtonProps & { readonly message: string }) {
  const { loadingFailed } = useTexts(commonTexts);
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.title}>{loadingFailed}</p>
      <p className={styles.text}>{message}</p>
      <RetryButton {...rest} />
    </div>
  );
}
