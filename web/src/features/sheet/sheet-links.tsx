import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { AppLink } from '../../ui/address/app-link.tsx';
import styles from './sheet-page.module.css';

/** The sheets of the other currencies. */
export function SheetLinks({ current }: { current: ForeignCurrencyCode }) {
  return (
    <nav aria-label="Autres devises" className={styles.links}>
      {homeCurrencies
        .filter((code) => code !== current)
        .map((code) => (
          <AppLink key={code} to={`/aide-memoire/${code.toLowerCase()}`} translate="no">
            {code}
          </AppLink>
        ))}
    </nav>
  );
}
