import { type ConverterState, withBank } from '@dinar/site/pages/converter-state';
import { Fragment } from '../../ui/text/fragment.ts';
import { BankChoice } from './bank-choice.tsx';
import { PopularAmounts } from './popular-amounts.tsx';
import type { ConverterControls } from './use-converter-state.ts';

export interface ConverterChoicesProps {
  readonly state: ConverterState;
  readonly change: ConverterControls['change'];
}

/** The choices below the result: another amount, and another bank's rates. */
export function ConverterChoices({ state, change }: ConverterChoicesProps) {
  return (
    <Fragment>
      <PopularAmounts
        state={state}
        onChoose={(amount) => change((current) => ({ ...current, amount }))}
      />
      <BankChoice
        value={state.bank}
        unread={state.unread?.bank}
        onChange={(bank) => change((current) => withBank(current, bank))}
      />
    </Fragment>
  );
}
