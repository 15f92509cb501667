import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { CoinList } from './coin-list.tsx';
import styles from './comparator-page.module.css';
import { RatesComparison } from './rates-comparison.tsx';
import { useComparatorChoices } from './use-comparator-choices.ts';
import { useComparatorRates } from './use-comparator-rates.ts';
import { ViewToggle } from './view-toggle.tsx';

/** Every bank compared for one currency, or the coins. */
export function ComparisonPanel({ code }: { code: ForeignCurrencyCode }) {
  const rates = useComparatorRates(code);
  const choices = useComparatorChoices();
  return (
    <section className={styles.block} aria-label="Comparaison">
      <ViewToggle view={choices.view} onView={choices.setView} />
      {choices.view === 'banks' ? (
        <RatesComparison key={code} rates={rates} choices={choices} />
      ) : (
        <CoinList />
      )}
    </section>
  );
}
