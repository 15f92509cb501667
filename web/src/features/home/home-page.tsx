import { homeTexts } from '@dinar/site/texts/home-texts';
import { useDeferredValue, useId, useMemo } from 'react';
import type { SiteConfig } from '../../config/site-config.ts';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useRefresh } from '../../data/live/use-refresh.ts';
import { loadEarly } from '../../ui/browser/load-early.ts';
import { useToday } from '../../ui/clock/use-today.ts';
import { Button } from '../../ui/control/button.tsx';
import { bestBanks } from '../../ui/conversion/best-banks-part.ts';
import { Icon } from '../../ui/mark/icon.tsx';
import { LaterPart } from '../../ui/panel/later-part.tsx';
import { useIdleValue } from '../../ui/panel/use-idle-value.ts';
import { Answer } from './answer.tsx';
import { CurrencyGrid } from './currency-grid.tsx';
import { HomeConverter } from './home-converter.tsx';
import styles from './home-page.module.css';
import { homeBelow, homeSummary, whyChoose } from './home-parts.ts';
import { useSelectedCurrency } from './use-selected-currency.ts';

interface HomePageProps {
  readonly site: SiteConfig['site'];
}

// Requested with this module rather than at their first render: one round trip less.
loadEarly(bestBanks.load);
loadEarly(homeSummary.load);
loadEarly(homeBelow.load);
loadEarly(whyChoose.load);

/** The home page: the answer, the converter, then the currencies and the banks, all live. */
export function HomePage({ site }: HomePageProps) {
  const titleId = useId();
  const board = useBoardOfToday();
  const today = useToday();
  const [selected, select] = useSelectedCurrency();
  const refresh = useRefresh({ kind: 'board' });
  // All parts but the converter use the deferred currency, so that the input renders first; the banks wait
  // for the last of several inputs. The later elements are memoized while rates change: a render before their
  // code has loaded would replace them with a fallback.
  const currency = useDeferredValue(selected);
  const compared = useIdleValue(selected);
  const below = useMemo(
    () => <LaterPart part={homeBelow} given={{ currency: compared }} />,
    [compared],
  );
  const why = useMemo(
    () => <LaterPart part={whyChoose} given={{ siteName: site.name }} />,
    [site.name],
  );

  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1 className={styles.heading}>{homeTexts.heading}</h1>
        <Answer
          code={currency}
          leading={currencyOf(board, currency)?.leading}
          isLoading={board === 'awaited'}
          today={today}
        />
      </header>
      <div className={styles.pair}>
        <HomeConverter
          code={selected}
          board={board}
          isRefreshing={refresh.isRunning}
          onSelect={select}
          onRefresh={refresh.run}
        />
        <section className={styles.currencies} aria-labelledby={titleId}>
          <div className={styles.bar}>
            <h2 id={titleId} className={styles.title}>
              Choisir une devise
            </h2>
            <p role="status" className={styles.message}>
              {refresh.message}
            </p>
            <Button busy={refresh.isRunning} onClick={refresh.run}>
              <Icon name="refresh" size="small" />
              <span>Actualiser</span>
            </Button>
          </div>
          <CurrencyGrid board={board} selected={currency} onSelect={select} />
        </section>
        {why}
      </div>
      {below}
    </div>
  );
}
