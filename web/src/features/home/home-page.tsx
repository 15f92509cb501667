import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { Page } from '@dinar/site/pages/page';
import { homeTexts } from '@dinar/site/texts/home-texts';
import { memo, useId, useMemo } from 'react';
import type { SiteConfig } from '../../config/site-config.ts';
import type { KnownRates } from '../../data/board-state.ts';
import { useBoardStore } from '../../data/board-store-context.ts';
import { useKnownRates } from '../../data/use-live-board.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LaterPart } from '../../ui/later-part.tsx';
import { useToday } from '../../ui/use-today.ts';
import { Answer } from './answer.tsx';
import { ConverterCard } from './converter-card.tsx';
import { CurrencyGrid } from './currency-grid.tsx';
import styles from './home-page.module.css';
import { homeBelow } from './home-parts.ts';
import { homeRates } from './home-rates.ts';
import { useSelectCurrency } from './use-select-currency.ts';
import { WhyChoose } from './why-choose.tsx';

interface HomePageProps {
  readonly page: Extract<Page, { readonly kind: 'home' }>;
  readonly site: SiteConfig['site'];
}

// Asked for with this module rather than when it is first drawn: one round trip less.
homeBelow.load().catch((error: unknown) => reportError(error));

/** The home page: the answer, then the currencies, the converter and the banks, all live. */
export function HomePage({ page, site }: HomePageProps) {
  return <HomePanels page={page} site={site} known={useKnownRates()} />;
}

const HomePanels = memo(function HomePanels(props: HomePageProps & { known: KnownRates }) {
  const { page, site, known } = props;
  const selected = page.currency;
  const titleId = useId();
  const today = useToday();
  const select = useSelectCurrency();
  const refresh = useRefresh(useBoardStore().refresh);
  const rates = homeRates(known, selected, today);
  // The same element each time: while its code is on its way, rates that move leave it as it was drawn.
  const below = useMemo(
    () => <LaterPart part={homeBelow} given={{ currency: selected }} />,
    [selected],
  );

  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1 className={styles.heading}>{homeTexts.heading}</h1>
        <p className={styles.description}>{homeTexts.description}</p>
        <Answer rates={rates} today={today} />
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
          rates={homeCurrencies.map((code) => homeRates(known, code, today))}
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
      {below}
    </div>
  );
});
