import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatFixed } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { ParsedAmount } from '@dinar/domain/money/parse-amount';
import type { NumeralFault } from '@dinar/domain/money/parse-numeral';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import type { FocusEvent } from 'react';
import { useLocale } from '../language/locale-context.ts';
import type { Content, Elements } from '../text/content.ts';
import styles from './amount-field.module.css';
import { isEdited } from './edited-fields.ts';
import fieldLabel from './field-label.module.css';
import { FieldNote } from './field-note.tsx';
import { useEarlyValue } from './use-early-value.ts';

interface AmountFieldProps {
  readonly id: string;
  readonly label: Content;
  /** The field's name in a submitted form. */
  readonly name?: string | undefined;
  readonly amount: ParsedAmount;
  /** The currency of the amount; absent if it counts in several. */
  readonly unit?: CurrencyCode | undefined;
  readonly onChange: (text: string) => void;
  /** The element after the number: a currency, or a choice of currencies. */
  readonly children: Elements;
}

/**
 * A field for an amount, as its writer gave it. No limit cuts a pasted text; the note below says why it cannot
 * be read.
 */
export function AmountField(props: AmountFieldProps) {
  const { id, label, name, amount, unit, onChange, children } = props;
  useEarlyValue(id, amount.text, onChange);
  const selectAll = ({ target, isTrusted }: FocusEvent<HTMLInputElement>) => {
    // React repeats a focus of before hydration, when the visitor may be in the middle of a number.
    if (isTrusted || !isEdited(target)) target.select();
  };
  const note = amountNote(amount, unit, useLocale());
  return (
    <div className={styles.field} data-screen>
      <label htmlFor={id} className={fieldLabel.label}>
        {label}
      </label>
      <div className={styles.frame} data-valid={amount.ok}>
        <div className={styles.slot}>
          <input
            id={id}
            name={name}
            className={styles.input}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            value={amount.text}
            aria-invalid={!amount.ok}
            aria-describedby={note && `${id}-note`}
            onChange={(event) => onChange(event.target.value)}
            onFocus={selectAll}
          />
        </div>
        {children}
      </div>
      <FieldNote id={`${id}-note`} text={note} isFault={!amount.ok} />
    </div>
  );
}

/**
 * The note below an amount: why it cannot be read, or how it was read where its writer may have
 * meant something else; undefined if there is nothing to say.
 */
function amountNote(
  amount: ParsedAmount,
  unit: CurrencyCode | undefined,
  locale: Locale,
): string | undefined {
  if (!amount.ok) return faultInWords(amount.reason, locale);
  const { otherCurrency, thousands } = commonTexts[locale].amountNote;
  const { value, currencies, isThousandsElsewhere } = amount;
  if (unit && currencies.length > 0 && !currencies.includes(unit)) {
    return fill(otherCurrency, { unit });
  }
  if (!isThousandsElsewhere) return undefined;
  const other = value.times(1000);
  return fill(thousands, {
    value: formatFixed(value, 0, 3, locale),
    other: formatFixed(other, 0, 0, locale),
    typed: other.toFixed(),
  });
}

function faultInWords(fault: NumeralFault, locale: Locale): string {
  const { example, notPositive, tooLarge, tooLong } = commonTexts[locale].amountNote;
  switch (fault) {
    case 'too-large':
      return tooLarge;
    case 'too-long':
      return tooLong;
    case 'empty':
    case 'not-a-number':
    case 'negative':
      return fill(notPositive, { example });
  }
}
