import { Icon } from './icon.tsx';
import styles from './swap-button.module.css';

interface SwapButtonProps {
  readonly label: string;
  /** Where the button stands on a phone. */
  readonly className: string | undefined;
  readonly onSwap: () => void;
}

/** Exchanges the two sides of a conversion. */
export function SwapButton({ label, className, onSwap }: SwapButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.swap} ${className ?? ''}`}
      aria-label={label}
      onClick={onSwap}
    >
      <Icon name="swap" />
    </button>
  );
}
