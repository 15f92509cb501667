import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankFullName } from '@dinar/domain/banks/bank-name';
import type { Locale } from '@dinar/domain/language/locale';
import { type ProviderId, providerTable } from '@dinar/domain/providers/provider-table';

/** The name of a provider: that of a bank is in the language, the others are brands. */
export function providerName(id: ProviderId, locale: Locale): string {
  if (id === 'bct') return bankFullName(centralBankCode, locale);
  return id === 'STBK' ? bankFullName(id, locale) : providerTable[id].name;
}
