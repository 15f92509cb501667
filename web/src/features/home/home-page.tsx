import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { homeTexts } from '@dinar/site/texts/home/home-texts';
import { useCallback, useDeferredValue, useId, useMemo } from 'react';
import type { ScreenProps } from '../../config/screen-props.ts';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useRefresh } from '../../data/live/use-refresh.ts';
import { loadEarly } from '../../ui/browser/load-early.ts';
import { Button } from '../../ui/control/button.tsx';
import { AnswerDetails } from '../../ui/conversion/answer-block.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Icon } from '../../ui/mark/icon.tsx';
import { later } from '../../ui/panel/later.tsx';
import { useIdleValue } from '../../ui/panel/use-idle-value.ts';
import { CurrencyGrid } from './currency-grid.tsx';
import { HomeConverter } from './home-converter.tsx';
import styles from './home-page.module.css';
import { askedOfCard, type HomeState, useHomeState } from './use-home-state.ts';

/** What is below or beside the card: read later, so loaded later. */
const HomeBelow = later(async () => (await import('./home-below.tsx')).HomeBelow, {
  // In a tall window the footer would otherwise be in sight until this part arrives and moves it away.
  meanwhile: <div aria-busy="true" />,
});

// Requested with this module rather than at their first render: one round trip less.
for (const { preload } of [AnswerDetails, HomeBelow]) loadEarly(preload);

const refreshedResources = [{ kind: 'board' }] as const;

/** The home page: the card with the answer, then the currencies and the banks, all live. */
export function HomePage({ site }: Pick<ScreenProps<'home'>, 'site'>) {
  const texts = useTexts(homeTexts);
  const { refresh: refreshText } = useTexts(commonTexts);
  const titleId = useId();
  const board = useBoardOfToday();
  const { state, change } = useHomeState();
  const select = useCallback(
    (currency: HomeState['currency']) => change((now) => ({ ...now, currency })),
    [change],
  );
  const refresh = useRefresh(refreshedResources);
  // All parts but the converter use the deferred currency, so that the input renders first; the banks wait
  // for the last of several inputs.
  const currency = useDeferredValue(state.currency);
  const idleState = useIdleValue(state);
  const asked = useMemo(() => askedOfCard(idleState), [idleState]);

  return (
    <div className={`page ${styles.page}`}>
      <header>
        <h1 className={styles.heading}>{texts.heading}</h1>
        <p className={styles.description}>{texts.opening}</p>
      </header>
      <HomeConverter
        state={state}
        change={change}
        board={board}
        isRefreshing={refresh.isRunning}
        onSelect={select}
        onRefresh={refresh.run}
      />
      <section className={styles.currencies} aria-labelledby={titleId}>
        <div className={styles.bar}>
          <h2 id={titleId} className={styles.title}>
            {texts.chooseCurrency}
          </h2>
          <p role="status" className={styles.message}>
            {refresh.message}
          </p>
          <Button busy={refresh.isRunning} onClick={refresh.run}>
            <Icon name="refresh" size="small" />
            <span>{refreshText}</span>
          </Button>
        </div>
        <CurrencyGrid board={board} selected={currency} card={idleState} onSelect={select} />
      </section>
      <HomeBelow currency={idleState.currency} asked={asked} siteName={site.name} />
    </div>
  );
}
