import { StateLink } from '../address/state-link.tsx';
import { Icon } from '../mark/icon.tsx';
import styles from './swap-button.module.css';

interface SwapButtonProps {
  readonly label: string;
  /** The address of the conversion the other way round. */
  readonly to: string;
  readonly onSwap: () => void;
}

/** Exchanges the two sides of a conversion: a link to the other way round, followed in place. */
export function SwapButton({ label, to, onSwap }: SwapButtonProps) {
  return (
    <StateLink to={to} className={styles.swap} aria-label={label} onChoose={onSwap}>
      <Icon name="swap" />
    </StateLink>
  );
}
