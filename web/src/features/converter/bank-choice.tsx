import { bankByCode, bankBySlug } from '@dinar/domain/banks/bank';
import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { converterBanks } from '@dinar/site/pages/converter-state';
import { ChoiceField } from '../../ui/control/choice-field.tsx';

interface BankChoiceProps {
  readonly value: BankCode | undefined;
  /** The text of the address that names no bank. */
  readonly unread: string | undefined;
  readonly onChange: (bank: BankCode | undefined) => void;
}

const shownLength = 20;

/** The choice of rates: the mean of all banks, one of four banks, or the bank of the address. */
export function BankChoice({ value, unread, onChange }: BankChoiceProps) {
  const codes = [...new Set<BankCode>([...converterBanks, ...(value ? [value] : [])])];
  return (
    <ChoiceField
      label="Banque (facultatif)"
      name="bank"
      value={value ? bankByCode(value).slug : ''}
      options={[
        { value: '', text: 'Toutes les banques (moyenne)' },
        ...codes.map((code) => ({ value: bankByCode(code).slug, text: nameOf(code) })),
      ]}
      onChange={(slug) => onChange(bankBySlug(slug)?.code)}
      fault={unread === undefined ? undefined : `Banque inconnue : ${unread.slice(0, shownLength)}`}
    />
  );
}

function nameOf(code: BankCode): string {
  return code === centralBankCode ? 'BCT' : bankByCode(code).displayName;
}
