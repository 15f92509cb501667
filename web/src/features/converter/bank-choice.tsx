import { bankByCode, bankBySlug } from '@dinar/domain/banks/bank';
import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { converterBanks } from '@dinar/site/pages/converter-state';
import { ChoiceField } from '../../ui/control/choice-field.tsx';

interface BankChoiceProps {
  readonly value: BankCode | undefined;
  readonly onChange: (bank: BankCode | undefined) => void;
}

/** Whose rates are taken: all banks' mean, one of four, or the one a link has asked for. */
export function BankChoice({ value, onChange }: BankChoiceProps) {
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
    />
  );
}

function nameOf(code: BankCode): string {
  return code === centralBankCode ? 'BCT' : bankByCode(code).displayName;
}
