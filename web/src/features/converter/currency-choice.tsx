import { type CurrencyCode, parseCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { converterCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';

interface CurrencyChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: CurrencyCode;
  /** The text of the address that is no choice here: it stays until the visitor chooses. */
  readonly unread: string | undefined;
  readonly onChange: (code: CurrencyCode) => void;
}

const shortLength = 5;

/** One side of the conversion: the converter's currencies, and the currency of the address. */
export function CurrencyChoice({ label, name, value, unread, onChange }: CurrencyChoiceProps) {
  const locale = useLocale();
  const { sameCurrency, unknownCurrency } = useTexts(converterTexts);
  const same = unread === undefined ? undefined : parseCurrencyCode(unread);
  const unknown = same === undefined ? unread : undefined;
  const shown = same ?? value;
  const codes = [...new Set<CurrencyCode>([...converterCurrencies, shown])];
  const options = codes.map((code) => ({
    value: code as string,
    text: `${code} – ${currencyName(code, locale)}`,
  }));
  return (
    <ChoiceField
      label={label}
      name={name}
      value={unknown ?? shown}
      options={unknown === undefined ? options : [{ value: unknown, text: unknown }, ...options]}
      onChange={(text) => {
        const code = codes.find((each) => each === text);
        if (code) onChange(code);
      }}
      mark={unknown === undefined && <CurrencyFlag code={shown} />}
      shortText={unknown?.slice(0, shortLength) ?? shown}
      fault={same ? sameCurrency : unknown && unknownCurrency}
    />
  );
}
