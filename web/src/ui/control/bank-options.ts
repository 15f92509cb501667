import { bankByCode } from '@dinar/domain/banks/bank';
import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { bankName, bankNameOrder } from '@dinar/domain/banks/bank-name';
import type { Locale } from '@dinar/domain/language/locale';
import type { ChoiceOption } from './choice-options.ts';

/**
 * The options of a choice of one bank by name, after that of all banks, whose value is empty. Apart from
 * `choice-options.ts`, because the first load does not need them.
 */
export function bankOptions(allBanks: string, locale: Locale): ChoiceOption[] {
  const codes = [...commercialBankCodes].sort(bankNameOrder(locale));
  const banks = codes.map((code) => ({
    value: bankByCode(code).slug,
    text: bankName(code, locale),
  }));
  return [{ value: '', text: allBanks }, ...banks];
}
