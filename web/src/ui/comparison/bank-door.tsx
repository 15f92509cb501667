import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type Asked, bankCurrencyHref } from '@dinar/site/pages/asked';
import { AppLink } from '../address/app-link.tsx';

interface BankDoorProps {
  readonly bank: BankCode;
  readonly currency: ForeignCurrencyCode;
  /** The visitor's question, which the bank's page answers. */
  readonly asked?: Asked | undefined;
}

/** The name of a bank, which leads to its page of a currency. */
export function BankDoor({ bank, currency, asked }: BankDoorProps) {
  const { displayName, fullName } = bankByCode(bank);
  return (
    <AppLink to={bankCurrencyHref(bank, currency, asked)} title={fullName} translate="no">
      {displayName}
    </AppLink>
  );
}
