import { bankByCode, bankBySlug } from '@dinar/domain/banks/bank';
import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import { formatGivenAmount } from '@dinar/domain/format/format-number';
import { fill } from '@dinar/domain/language/texts';
import { amountOf } from '@dinar/domain/money/parse-amount';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import {
  type ConverterState,
  converterBanks,
  popularAmounts,
  stateHref,
  withBank,
} from '@dinar/site/pages/converter-state';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { StateLink } from '../../ui/address/state-link.tsx';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import fieldLabel from '../../ui/control/field-label.module.css';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './converter-card.module.css';
import type { ConverterControls } from './use-converter-state.ts';

export interface ConverterChoicesProps {
  readonly state: ConverterState;
  readonly change: ConverterControls['change'];
}

/** The choices below the result: another amount, and another bank's rates. */
export function ConverterChoices(props: ConverterChoicesProps) {
  return (
    <Fragment>
      <PopularAmounts {...props} />
      <BankChoice {...props} />
    </Fragment>
  );
}

const amounts = popularAmounts.map(amountOf);

/** The most requested amounts, one tap each. */
function PopularAmounts({ state, change }: ConverterChoicesProps) {
  const locale = useLocale();
  const texts = useTexts(converterTexts);
  return (
    <fieldset className={styles.popular}>
      <legend className={fieldLabel.label}>{texts.popularAmounts}</legend>
      {amounts.map((amount) => (
        <StateLink
          key={amount.text}
          to={stateHref({ ...state, amount })}
          className={styles.chip}
          aria-current={state.amount.ok && state.amount.value.eq(amount.value) ? 'true' : undefined}
          onChoose={() => change((current) => ({ ...current, amount }))}
        >
          <Literal>{formatGivenAmount(amount.value, locale)}</Literal>
          <Literal className="visually-hidden">{` ${sidesOf(state).given}`}</Literal>
        </StateLink>
      ))}
    </fieldset>
  );
}

const shownLength = 20;

/** The choice of rates: the mean of all banks, one of four banks, or the bank of the address. */
function BankChoice({ state: { bank, unread }, change }: ConverterChoicesProps) {
  const locale = useLocale();
  const texts = useTexts(converterTexts);
  const nameOf = (code: BankCode) =>
    code === centralBankCode ? texts.centralBank : bankName(code, locale);
  const codes = [...new Set<BankCode>([...converterBanks, ...(bank ? [bank] : [])])];
  return (
    <ChoiceField
      label={texts.bank}
      name="bank"
      value={bank ? bankByCode(bank).slug : ''}
      options={[
        { value: '', text: texts.allBanks },
        ...codes.map((code) => ({ value: bankByCode(code).slug, text: nameOf(code) })),
      ]}
      onChange={(slug) => change((current) => withBank(current, bankBySlug(slug)?.code))}
      fault={
        unread?.bank === undefined
          ? undefined
          : fill(texts.unknownBank, { bank: unread.bank.slice(0, shownLength) })
      }
    />
  );
}
