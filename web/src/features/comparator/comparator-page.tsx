import { currencyName } from '@dinar/domain/currencies/currency-name';
import { fill } from '@dinar/domain/language/texts';
import type { Page } from '@dinar/site/pages/page';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { useDeferredValue } from 'react';
import { useLink } from '../../data/live/use-link.ts';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { later } from '../../ui/panel/later.tsx';
import { FailurePanel } from '../../ui/panel/notice-panel.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import styles from './comparator-page.module.css';
import { CurrencySelector } from './currency-selector.tsx';
import { History } from './history.tsx';
import { MarketOverview } from './market-overview.tsx';
import { useComparatorRates } from './use-comparator-rates.ts';
import { useComparatorState } from './use-comparator-state.ts';

type ComparatorPage = Page<'comparator'>;

const defaultCurrency = 'EUR';

// Its banks and amount would add to the first load.
const ComparisonPanel = later(async () => {
  return (await import('./comparison-panel.tsx')).ComparisonPanel;
});

/** The dashboard of one currency: every bank compared, its history, and the market. */
export function ComparatorPage({ page }: { page: ComparatorPage }) {
  const locale = useLocale();
  const texts = useTexts(comparatorTexts);
  const { bankRatesFailed } = useTexts(commonTexts);
  const [state, choose] = useComparatorState();
  const { currency } = state;
  const { heading, description } = listedTexts(page.route, page.locale);
  const { state: reading, retry } = useLiveResource({ kind: 'board' });
  const isLive = useLink() === 'live';
  // The panels and the links use the deferred state, so that the input renders first.
  const deferred = useDeferredValue(state);
  const code = deferred.currency ?? defaultCurrency;
  const figures = useComparatorRates(code);
  return (
    <div className="page">
      <header>
        <h1>
          {currency
            ? fill(texts.heading, {
                heading,
                currency: currencyName(currency, locale),
                code: currency,
              })
            : heading}
        </h1>
        <p className={styles.description}>{description}</p>
      </header>
      <CurrencySelector selected={currency ?? defaultCurrency} state={deferred} onChoose={choose} />
      {reading.kind === 'failed' && !reading.entry ? (
        <FailurePanel message={bankRatesFailed} onRetry={retry} failure={reading} />
      ) : (
        <Fragment>
          <ComparisonPanel {...{ code, state, choose }} />
          <History
            key={code}
            {...{ code, choose }}
            state={deferred}
            rates={figures.rates}
            today={figures.today}
          />
          <MarketOverview figures={figures} isLive={isLive} />
        </Fragment>
      )}
    </div>
  );
}
