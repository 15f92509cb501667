import { currencyName } from '@dinar/domain/currencies/currency-name';
import { fill } from '@dinar/domain/language/texts';
import { hasAnyRate } from '@dinar/domain/today/board-of-today';
import { type Asked, askedHref, comparatorQuestion } from '@dinar/site/pages/asked';
import { homeBelowTexts } from '@dinar/site/texts/home-below/home-below-texts';
import { memo, useId } from 'react';
import { useLink } from '../../data/live/use-live-resource.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import panel from '../../ui/panel/panel.module.css';
import { usualOrigin } from '../../ui/provenance/shared-origin.ts';
import { BestFigures } from '../../ui/rates/best-figures.tsx';
import { type FiguresProps, RateFigures } from '../../ui/rates/rate-figures.tsx';
import { MarketFigures } from '../../ui/rates/reference-figures.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import styles from './analysis-block.module.css';
import { Comparison } from './comparison.tsx';

interface AnalysisBlockProps {
  readonly figures: FiguresProps;
  readonly asked: Asked | undefined;
}

/** The analysis of one currency: the best counters, the reference rates, every bank. */
export const AnalysisBlock = memo(function AnalysisBlock(props: AnalysisBlockProps) {
  const locale = useLocale();
  const texts = useTexts(homeBelowTexts).analysis;
  const titleId = useId();
  const { figures, asked } = props;
  const { code, rates, isLoading } = figures;
  const currency = currencyName(code, locale);
  // The caption of the banks names it.
  const origin = usualOrigin(rates?.counters.inForce ?? []);
  return (
    <section
      id="banques"
      className={panel.panel}
      data-content="analysis"
      data-place="banks"
      aria-labelledby={titleId}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {fill(texts.title, { pair: `${code} / TND`, currency })}
        </h2>
        <LinkWords />
      </header>
      {isLoading || (rates && hasAnyRate(rates)) ? (
        <Fragment>
          <RateFigures>
            <BestFigures {...figures} origin={origin} />
            <MarketFigures {...figures} origin={origin} />
          </RateFigures>
          <Banks figures={figures} asked={asked} />
          <p className={styles.more} data-screen>
            <AppLink
              to={askedHref(
                `/comparateur/${code.toLowerCase()}`,
                asked ?? comparatorQuestion,
                comparatorQuestion,
              )}
            >
              {fill(texts.compare, { currency })}
            </AppLink>
          </p>
        </Fragment>
      ) : (
        <NoRates code={code} />
      )}
    </section>
  );
});

function Banks({ figures, asked }: AnalysisBlockProps) {
  const { code, rates, isLoading, today } = figures;
  const counters = rates?.counters;
  const isEmpty = counters && counters.inForce.length + counters.older.length === 0;
  // The figures above already say that no bank was read.
  if (isEmpty && !isLoading) return null;
  return <Comparison code={code} rates={rates} today={today} asked={asked} />;
}

function LinkWords() {
  const texts = useTexts(homeBelowTexts).analysis;
  const isLive = useLink() === 'live';
  return (
    <p className={styles.live} data-live={isLive} data-screen>
      <span>{texts.live}</span>
      <span className="visually-hidden">{isLive ? '' : ` ${texts.awaitingLink}`}</span>
    </p>
  );
}

function NoRates({ code }: { code: string }) {
  const texts = useTexts(homeBelowTexts).analysis;
  return (
    <p className={styles.empty}>
      <strong>{texts.noData}</strong>
      <span>{` ${fill(texts.noRates, { code })}`}</span>
    </p>
  );
}
