import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { StateLink } from '../../ui/address/state-link.tsx';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './comparator-page.module.css';
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
    <nav aria-label="Devises du comparateur">
      <ul className={styles.currencies}>
        {codes.map((code) => (
          <li key={code}>
            <StateLink
              to={comparatorAddress.write({ ...state, currency: code }, location)}
              className={styles.currency}
              aria-current={code === selected ? 'true' : undefined}
              title={currencyTable[code].name}
              onChoose={() => onChoose({ currency: code })}
            >
              <CurrencyFlag code={code} size="small" />
              <Literal>{code}</Literal>
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
