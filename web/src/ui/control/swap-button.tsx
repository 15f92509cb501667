import { StateLink } from '../address/state-link.tsx';
import { Icon } from '../mark/icon.tsx';
import styles from './swap-button.module.css';

interface SwapButtonProps {
  readonly label: string;
  /** The address of the reverse conversion. */
  readonly to: string;
  readonly onSwap: () => void;
}

/** Swaps the two sides of a conversion: a link to the reverse conversion, followed in place. */
export function SwapButton({ label, to, onSwap }: SwapButtonProps) {
  return (
    <StateLink to={to} className={styles.swap} aria-label={label} onChoose={onSwap}>
      <Icon name="swap" />
    </StateLink>
  );
}
