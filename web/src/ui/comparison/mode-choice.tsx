import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import { memo, useId } from 'react';
import styles from './comparison-controls.module.css';

interface ModeChoiceProps {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  readonly onMode: (mode: ComparisonMode) => void;
}

const modes: readonly ComparisonMode[] = ['TND', 'SELECTED'];

/** The visitor's money: dinars or the currency. A key in the field beside it leaves it as it is. */
export const ModeChoice = memo(function ModeChoice({ code, mode, onMode }: ModeChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.legend}>Je dispose de</legend>
      {modes.map((choice) => (
        <label key={choice} className={styles.mode}>
          <input
            type="radio"
            name={`${id}-mode`}
            className="visually-hidden"
            checked={choice === mode}
            onChange={() => onMode(choice)}
          />
          <span>{choice === 'TND' ? 'Dinars (TND)' : `Devise (${code})`}</span>
        </label>
      ))}
    </fieldset>
  );
});
