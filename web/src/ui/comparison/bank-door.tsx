import type { BankCode } from '@dinar/domain/banks/bank-code';
import { bankFullName, bankName } from '@dinar/domain/banks/bank-name';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type Asked, bankCurrencyHref } from '@dinar/site/pages/asked';
import { AppLink } from '../address/app-link.tsx';
import { useLocale } from '../language/locale-context.ts';

interface BankDoorProps {
  readonly bank: BankCode;
  readonly currency: ForeignCurrencyCode;
  /** The visitor's question, which the bank's page answers. */
  readonly asked?: Asked | undefined;
}

/** The name of a bank, which leads to its page of a currency. */
export function BankDoor({ bank, currency, asked }: BankDoorProps) {
  const locale = useLocale();
  const name = bankName(bank, locale);
  const fullName = bankFullName(bank, locale);
  return (
    <AppLink
      to={bankCurrencyHref(bank, currency, asked)}
      title={fullName === name ? undefined : fullName}
      translate="no"
    >
      {name}
    </AppLink>
  );
}
