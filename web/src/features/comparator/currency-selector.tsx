import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { memo } from 'react';
import { useLocation } from '../../ui/address/page-location.ts';
import { CurrencyChips } from '../../ui/comparison/currency-chips.tsx';
import {
  type ChooseComparator,
  type ComparatorState,
  comparatorAddress,
} from './use-comparator-state.ts';

interface CurrencySelectorProps {
  readonly selected: ForeignCurrencyCode;
  /** The choices that the links keep. */
  readonly state: ComparatorState;
  readonly onChoose: ChooseComparator;
}

/** A link for each currency that preserves the other choices. */
export const CurrencySelector = memo(function CurrencySelector(props: CurrencySelectorProps) {
  const { selected, state, onChoose } = props;
  const location = useLocation();
  const codes = comparatorCurrencies.includes(selected)
    ? comparatorCurrencies
    : [...comparatorCurrencies, selected];
  return (
    <CurrencyChips
      label="Devises du comparateur"
      codes={codes}
      selected={selected}
      hrefOf={(code) => comparatorAddress.write({ ...state, currency: code }, location)}
      onChoose={(code) => onChoose({ currency: code })}
    />
  );
});
