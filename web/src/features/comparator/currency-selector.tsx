import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { memo } from 'react';
import { useLocation } from '../../ui/address/page-location.ts';
import { CurrencyChips } from '../../ui/comparison/currency-chips.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
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
  const texts = useTexts(comparatorTexts);
  const { selected, state, onChoose } = props;
  const location = useLocation();
  const codes = comparatorCurrencies.includes(selected)
    ? comparatorCurrencies
    : [...comparatorCurrencies, selected];
  return (
    <CurrencyChips
      label={texts.currencies}
      codes={codes}
      selected={selected}
      hrefOf={(code) => comparatorAddress.write({ ...state, currency: code }, location)}
      onChoose={(code) => onChoose({ currency: code })}
    />
  );
});
