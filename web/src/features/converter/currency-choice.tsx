import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { converterCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';

interface CurrencyChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: CurrencyCode;
  readonly onChange: (code: CurrencyCode) => void;
}

/** One side of the conversion: the converter's currencies, and the currency of the address. */
export function CurrencyChoice({ label, name, value, onChange }: CurrencyChoiceProps) {
  const codes = [...new Set<CurrencyCode>([...converterCurrencies, value])];
  return (
    <ChoiceField
      label={label}
      name={name}
      value={value}
      options={codes.map((code) => ({
        value: code,
        text: `${code} – ${currencyTable[code].name}`,
      }))}
      onChange={onChange}
      mark={<CurrencyFlag code={value} />}
      shortText={value}
    />
  );
}
