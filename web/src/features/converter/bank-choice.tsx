import { bankByCode, bankBySlug } from '@dinar/domain/banks/bank';
import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import { fill } from '@dinar/domain/language/texts';
import { converterBanks } from '@dinar/site/pages/converter-state';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';

interface BankChoiceProps {
  readonly value: BankCode | undefined;
  /** The text of the address that names no bank. */
  readonly unread: string | undefined;
  readonly onChange: (bank: BankCode | undefined) => void;
}

const shownLength = 20;

/** The choice of rates: the mean of all banks, one of four banks, or the bank of the address. */
export function BankChoice({ value, unread, onChange }: BankChoiceProps) {
  const locale = useLocale();
  const texts = useTexts(converterTexts);
  const nameOf = (code: BankCode) =>
    code === centralBankCode ? texts.centralBank : bankName(code, locale);
  const codes = [...new Set<BankCode>([...converterBanks, ...(value ? [value] : [])])];
  return (
    <ChoiceField
      label={texts.bank}
      name="bank"
      value={value ? bankByCode(value).slug : ''}
      options={[
        { value: '', text: texts.allBanks },
        ...codes.map((code) => ({ value: bankByCode(code).slug, text: nameOf(code) })),
      ]}
      onChange={(slug) => onChange(bankBySlug(slug)?.code)}
      fault={
        unread === undefined
          ? undefined
          : fill(texts.unknownBank, { bank: unread.slice(0, shownLength) })
      }
    />
  );
}
