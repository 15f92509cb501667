import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../../ui/app-link.tsx';
import { CurrencyFlag } from '../../ui/flag.tsx';
import styles from './comparator-page.module.css';

/** A button per currency; each is a link, so that the address always says which one is compared. */
export function CurrencySelector({ selected }: { selected: ForeignCurrencyCode }) {
  const { search } = useLocation();
  const codes = comparatorCurrencies.includes(selected)
    ? comparatorCurrencies
    : [...comparatorCurrencies, selected];
  return (
    <nav aria-label="Devises du comparateur">
      <ul className={styles.currencies}>
        {codes.map((code) => (
          <li key={code}>
            <AppLink
              to={`/comparateur/${code.toLowerCase()}${search}`}
              keepsPlace
              className={styles.currency}
              aria-current={code === selected ? 'true' : undefined}
              title={currencyTable[code].name}
            >
              <CurrencyFlag code={code} size="small" />
              {code}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
