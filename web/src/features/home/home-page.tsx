import { homeTexts } from '@dinar/site/texts/home-texts';
import { useDeferredValue, useId, useMemo } from 'react';
import type { SiteConfig } from '../../config/site-config.ts';
import { useBoardStore } from '../../data/board-store-context.ts';
import { currencyOf, useBoardOfToday } from '../../data/use-board-of-today.ts';
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
import { useSelectedCurrency } from './use-selected-currency.ts';
import { WhyChoose } from './why-choose.tsx';

interface HomePageProps {
  readonly site: SiteConfig['site'];
}

// Asked for with this module rather than when it is first drawn: one round trip less.
homeBelow.load().catch((error: unknown) => reportError(error));

/** The home page: the answer, then the currencies, the converter and the banks, all live. */
export function HomePage({ site }: HomePageProps) {
  const titleId = useId();
  const board = useBoardOfToday();
  const today = useToday();
  const [selected, select] = useSelectedCurrency();
  const refresh = useRefresh(useBoardStore().refresh);
  // Behind the answer to a press. The same element each time: while its code is on its way, rates that
  // move leave it as it was drawn.
  const currency = useDeferredValue(selected);
  const below = useMemo(() => <LaterPart part={homeBelow} given={{ currency }} />, [currency]);

  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1 className={styles.heading}>{homeTexts.heading}</h1>
        <p className={styles.description}>{homeTexts.description}</p>
        <Answer
          code={selected}
          leading={currencyOf(board, selected)?.leading}
          isLoading={board === 'awaited'}
          today={today}
        />
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
        <CurrencyGrid board={board} selected={selected} onSelect={select} />
      </section>
      <div className={styles.pair}>
        <ConverterCard
          code={selected}
          board={board}
          isRefreshing={refresh.isRunning}
          onSelect={select}
          onRefresh={refresh.run}
        />
        <WhyChoose siteName={site.name} />
      </div>
      {below}
    </div>
  );
}
