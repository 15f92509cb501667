import { type CurrencyCode, parseCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { converterCurrencies } from '@dinar/domain/currencies/currency-lists';
import { type ConverterState, withSide } from '@dinar/site/pages/converter-state';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import { type ChoiceOption, currencyOptions } from '../../ui/control/choice-options.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';
import type { ConverterControls } from './use-converter-state.ts';

interface CurrencyChoiceProps {
  readonly side: 'from' | 'to';
  readonly state: ConverterState;
  readonly change: ConverterControls['change'];
}

const shortLength = 5;

/** One side of the conversion: the converter's currencies, and the currency of the address. */
export function CurrencyChoice({ side, state, change }: CurrencyChoiceProps) {
  const locale = useLocale();
  const texts = useTexts(converterTexts);
  // The text of the address that is no choice here: it stays until the visitor chooses.
  const unread = state.unread?.[side];
  const same = unread === undefined ? undefined : parseCurrencyCode(unread);
  const unknown = same === undefined ? unread : undefined;
  const shown = same ?? state[side];
  const codes = [...new Set<CurrencyCode>([...converterCurrencies, shown])];
  const options: ChoiceOption[] = currencyOptions(codes, locale);
  return (
    <ChoiceField
      label={texts[side]}
      name={side}
      value={unknown ?? shown}
      options={unknown === undefined ? options : [{ value: unknown, text: unknown }, ...options]}
      onChange={(text) => {
        const code = codes.find((each) => each === text);
        if (code) change((current) => withSide(current, side, code));
      }}
      mark={unknown === undefined && <CurrencyFlag code={shown} />}
      shortText={unknown?.slice(0, shortLength) ?? shown}
      fault={same ? texts.sameCurrency : unknown && texts.unknownCurrency}
    />
  );
}
