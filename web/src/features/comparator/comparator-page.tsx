import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { fill } from '@dinar/domain/language/texts';
import type { Page } from '@dinar/site/pages/page';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { memo, useDeferredValue } from 'react';
import { useFigures } from '../../data/live/use-figures.ts';
import { useLink, useLiveResource } from '../../data/live/use-live-resource.ts';
import { useLocation } from '../../ui/address/page-location.ts';
import { CurrencyChips } from '../../ui/comparison/currency-chips.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { later } from '../../ui/panel/later.tsx';
import { FailurePanel } from '../../ui/panel/notice-panel.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import styles from './comparator-page.module.css';
import { History } from './history.tsx';
import { MarketOverview } from './market-overview.tsx';
import {
  type ChooseComparator,
  type ComparatorState,
  comparatorAddress,
  useComparatorState,
} from './use-comparator-state.ts';

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
  const figures = useFigures(code);
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

interface CurrencySelectorProps {
  readonly selected: ForeignCurrencyCode;
  /** The choices that the links keep. */
  readonly state: ComparatorState;
  readonly onChoose: ChooseComparator;
}

/** A link for each currency that preserves the other choices. */
const CurrencySelector = memo(function CurrencySelector(props: CurrencySelectorProps) {
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
