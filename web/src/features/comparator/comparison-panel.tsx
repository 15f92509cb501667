import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import panel from '../../ui/panel.module.css';
import { CoinList } from './coin-list.tsx';
import { RatesComparison } from './rates-comparison.tsx';
import { useComparatorChoices } from './use-comparator-choices.ts';
import { useComparatorRates } from './use-comparator-rates.ts';
import { ViewToggle } from './view-toggle.tsx';

/** Every bank compared for one currency, or the coins. */
export function ComparisonPanel({ code }: { code: ForeignCurrencyCode }) {
  const figures = useComparatorRates(code);
  const choices = useComparatorChoices();
  return (
    <section className={panel.panel} data-holds="table" aria-label="Comparaison">
      <ViewToggle view={choices.view} onView={choices.setView} />
      {choices.view === 'banks' ? (
        <RatesComparison key={code} figures={figures} choices={choices} />
      ) : (
        <CoinList />
      )}
    </section>
  );
}
