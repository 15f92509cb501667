import { homeTexts } from '@dinar/site/texts/home/home-texts';
import { useCallback, useDeferredValue, useId, useMemo } from 'react';
import type { ScreenProps } from '../../config/screen-props.ts';
import { RefreshButton } from '../../data/live/refresh-button.tsx';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { loadEarly } from '../../ui/browser/load-early.ts';
import { AnswerDetails } from '../../ui/conversion/answer-block.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
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

/** The home page: the card with the answer, then the currencies and the banks, all live. */
export function HomePage({ site }: Pick<ScreenProps<'home'>, 'site'>) {
  const texts = useTexts(homeTexts);
  const titleId = useId();
  const board = useBoardOfToday();
  const { state, change } = useHomeState();
  const select = useCallback(
    (currency: HomeState['currency']) => change((now) => ({ ...now, currency })),
    [change],
  );
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
      <HomeConverter state={state} change={change} board={board} onSelect={select} />
      <section className={styles.currencies} aria-labelledby={titleId}>
        <div className={styles.bar}>
          <h2 id={titleId} className={styles.title}>
            {texts.chooseCurrency}
          </h2>
          <RefreshButton resources={[{ kind: 'board' }]} />
        </div>
        <CurrencyGrid board={board} selected={currency} card={idleState} onSelect={select} />
      </section>
      <HomeBelow currency={idleState.currency} asked={asked} siteName={site.name} />
    </div>
  );
}
