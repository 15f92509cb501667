import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { routes } from '@dinar/domain/site/routes';
import { useId } from 'react';
import type { SiteConfig } from '../../config/site-config.ts';
import { useLiveBoard } from '../../data/use-live-board.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageMetadata } from '../../ui/page-metadata.tsx';
import { useToday } from '../../ui/use-today.ts';
import { AnalysisBlock } from './analysis-block.tsx';
import { Answer } from './answer.tsx';
import { ConverterCard } from './converter-card.tsx';
import { CurrencyGrid } from './currency-grid.tsx';
import { homeMetadata } from './home-metadata.ts';
import styles from './home-page.module.css';
import { homeRates } from './home-rates.ts';
import { useRefresh } from './use-refresh.ts';
import { useSelectedCurrency } from './use-selected-currency.ts';
import { WhyChoose } from './why-choose.tsx';

const home = routes.find((route) => route.id === 'home');

/** The home page: the answer, then the currencies, the converter and the banks, all live. */
export function HomePage({ site }: { site: SiteConfig['site'] }) {
  const titleId = useId();
  const state = useLiveBoard();
  const today = useToday();
  const { selected, select } = useSelectedCurrency();
  const refresh = useRefresh();
  const rates = homeRates(state, selected, today);
  const isLive = state.kind === 'live';

  return (
    <div className={styles.page}>
      <PageMetadata {...homeMetadata(site, selected)} />
      <header className={styles.opening}>
        <h1 className={styles.heading}>{home?.heading}</h1>
        <p className={styles.description}>{home?.description}</p>
        <Answer rates={rates} today={today} isLive={isLive} />
      </header>
      <section aria-labelledby={titleId}>
        <div className={styles.bar}>
          <h2 id={titleId} className={styles.title}>
            Choisir une devise
          </h2>
          <p role="status" className={styles.message}>
            {refresh.message}
          </p>
          <Button busy={refresh.isRunning} onClick={refresh.run}>
            <Icon name="refresh" size="small" />
            Actualiser
          </Button>
        </div>
        <CurrencyGrid
          rates={homeCurrencies.map((code) => homeRates(state, code, today))}
          selected={selected}
          onSelect={select}
        />
      </section>
      <div className={styles.pair}>
        <ConverterCard
          code={selected}
          liveRate={rates.view?.liveRate}
          isLoading={!rates.view}
          isRefreshing={refresh.isRunning}
          onSelect={select}
          onRefresh={refresh.run}
        />
        <WhyChoose siteName={site.name} />
      </div>
      <AnalysisBlock rates={rates} today={today} isLive={isLive} />
    </div>
  );
}
