import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import type { Locale } from '@dinar/domain/language/locale';

/** One option of a choice in the browser's own list. */
export interface ChoiceOption<Value extends string = string> {
  readonly value: Value;
  readonly text: string;
}

/** The options of a choice among currencies: « EUR – Euro ». */
export function currencyOptions<Code extends CurrencyCode>(
  codes: readonly Code[],
  locale: Locale,
): ChoiceOption<Code>[] {
  return codes.map((code) => ({ value: code, text: `${code} – ${currencyName(code, locale)}` }));
}
