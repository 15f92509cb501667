import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankQuote } from '@dinar/domain/documents/rates-stats-document';
import { decimal, parseAmount } from '@dinar/domain/money/decimal';
import { type ComparisonMode, compareBanks } from '@dinar/domain/rates/comparison';
import { useId, useMemo, useState } from 'react';
import { AmountField } from '../../ui/amount-field.tsx';
import styles from './comparison.module.css';
import { ComparisonSkeleton } from './comparison-skeleton.tsx';
import { ComparisonTable } from './comparison-table.tsx';

interface ComparisonProps {
  readonly code: ForeignCurrencyCode;
  /** `undefined` while the rates are awaited. */
  readonly quotes: readonly BankQuote[] | undefined;
  readonly latestDay: RateDate | undefined;
}

const modes: readonly ComparisonMode[] = ['TND', 'SELECTED'];

/** Every bank side by side, for an amount of dinars or of the selected currency. */
export function Comparison({ code, quotes, latestDay }: ComparisonProps) {
  const id = useId();
  const [text, setText] = useState('1000');
  const [mode, setMode] = useState<ComparisonMode>('TND');
  const amount = parseAmount(text);
  const amountText = amount.ok ? amount.value.toFixed() : '0';

  const rows = useMemo(
    () =>
      quotes && latestDay
        ? compareBanks({ quotes, latestDay, mode, amount: decimal(amountText) })
        : undefined,
    [quotes, latestDay, mode, amountText],
  );
  const held = mode === 'TND' ? 'TND' : code;

  return (
    <div className={styles.comparison}>
      <div className={styles.controls}>
        <fieldset className={styles.modes}>
          <legend className={styles.legend}>Je dispose de</legend>
          {modes.map((choice) => (
            <label key={choice} className={styles.mode}>
              <input
                type="radio"
                name={`${id}-mode`}
                className="visually-hidden"
                checked={choice === mode}
                onChange={() => setMode(choice)}
              />
              <span>{choice === 'TND' ? 'Dinars (TND)' : `Devise (${code})`}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.amount}>
          <AmountField
            id={`${id}-amount`}
            label="Montant à comparer"
            value={text}
            isValid={amount.ok}
            onChange={setText}
          >
            <span className={styles.unit}>{held}</span>
          </AmountField>
        </div>
      </div>
      {rows ? (
        <ComparisonTable code={code} mode={mode} amount={decimal(amountText)} rows={rows} />
      ) : (
        <ComparisonSkeleton />
      )}
      <ReadingHelp />
    </div>
  );
}

function ReadingHelp() {
  return (
    <details className={styles.help}>
      <summary>Comment lire ce tableau</summary>
      <p>
        <strong>Achat</strong> : le cours auquel la banque vous achète la devise. Le plus haut est
        le meilleur pour vous.
      </p>
      <p>
        <strong>Vente</strong> : le cours auquel la banque vous vend la devise. Le plus bas est le
        meilleur pour vous.
      </p>
      <p>
        <strong>Écart</strong> : ce que vous perdez, pour le montant choisi, par rapport à la
        meilleure banque du jour. Une ligne d’un jour antérieur porte sa date et n’est jamais la
        meilleure.
      </p>
    </details>
  );
}
