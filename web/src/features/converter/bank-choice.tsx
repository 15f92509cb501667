import { bankByCode } from '@dinar/domain/banks/bank';
import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { converterBanks } from '@dinar/domain/rates/converter-rate';
import { ChoiceField } from '../../ui/choice-field.tsx';

interface BankChoiceProps {
  readonly value: BankCode | undefined;
  readonly onChange: (bank: BankCode | undefined) => void;
}

const allBanks = 'toutes';

/** Whose rates are taken: all banks' mean, one of four, or the one a link has asked for. */
export function BankChoice({ value, onChange }: BankChoiceProps) {
  const codes = [...new Set<BankCode>([...converterBanks, ...(value ? [value] : [])])];
  return (
    <ChoiceField<BankCode | typeof allBanks>
      label="Banque (facultatif)"
      value={value ?? allBanks}
      options={[
        { value: allBanks, text: 'Toutes les banques (moyenne)' },
        ...codes.map((code) => ({ value: code, text: nameOf(code) })),
      ]}
      onChange={(chosen) => onChange(chosen === allBanks ? undefined : chosen)}
    />
  );
}

function nameOf(code: BankCode): string {
  return code === centralBankCode ? 'BCT' : bankByCode(code).displayName;
}
