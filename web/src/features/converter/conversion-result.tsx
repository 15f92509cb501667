import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatAmount, formatConverted, formatRate4 } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ConverterState } from '@dinar/site/pages/converter-state';
import { LiveDot } from '../../ui/live-dot.tsx';
import { MovingNumber } from '../../ui/moving-number.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSettledText } from '../../ui/use-settled-text.ts';
import styles from './conversion-result.module.css';
import type { Converted, ConverterOutcome } from './converter-outcome.ts';
import { CopyButtons } from './copy-buttons.tsx';
import { RateUsed } from './rate-used.tsx';

interface ConversionResultProps {
  readonly outcome: ConverterOutcome;
  readonly state: ConverterState;
  readonly today: RateDate;
  readonly isLive: boolean;
  /** How often « Convertir » was pressed: each time the result is said again. */
  readonly asked: number;
}

/** What the amount comes to, at which rate, of which day and from where. */
export function ConversionResult(props: ConversionResultProps) {
  const { outcome, state, today, isLive, asked } = props;
  const { amount, from, to } = state;
  const cause = `${amount.toFixed()} ${from} ${to} ${state.bank} ${asked}`;
  const spoken = outcome.kind === 'converted' ? equation(state, outcome) : '';
  const announced = useSettledText(spoken, cause);
  return (
    <>
      {outcome.kind === 'loading' && (
        <p className={styles.value} aria-hidden="true">
          <Skeleton sample="000,0000 TND" />
        </p>
      )}
      {outcome.kind === 'converted' && (
        <section className={styles.result} aria-label="Résultat" data-result>
          <p className={styles.left}>
            <LiveDot live={isLive} />
            {asTyped(amount)} {from} =
          </p>
          <p className={styles.value}>
            <span className={styles.number} data-testid="conversion-result">
              <Result of={cause} value={outcome.value} />
            </span>{' '}
            <span className={styles.unit}>{to}</span>
          </p>
          {(to !== 'TND' || outcome.rates.length === 0) && (
            <p>
              1 {from} = {formatRate4(outcome.unitValue)} {to}
            </p>
          )}
          <ul className={styles.rates}>
            {outcome.rates.map((rate) => (
              <RateUsed key={rate.currency} rate={rate} today={today} />
            ))}
          </ul>
          <CopyButtons result={formatConverted(outcome.value)} />
        </section>
      )}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
}

// Beyond these digits a binary number would no longer be the decimal one.
const exactExponent = 10;

function Result({ of, value }: { of: string; value: Decimal }) {
  const shown = value.round(4);
  return shown.e > exactExponent ? (
    formatConverted(value)
  ) : (
    <MovingNumber of={of} value={shown.toNumber()} format={formatConverted} />
  );
}

// Whole amounts stay whole, and none loses a decimal that it is converted with.
function asTyped(amount: Decimal): string {
  return amount.eq(amount.round(2)) ? formatAmount(amount) : formatConverted(amount);
}

function equation({ amount, from, to }: ConverterState, { value }: Converted): string {
  return `${asTyped(amount)} ${from} = ${formatConverted(value)} ${to}`;
}
