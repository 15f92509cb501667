import { fill } from '@dinar/domain/language/texts';
import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { useId } from 'react';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import panel from '../../ui/panel/panel.module.css';
import { OriginLine } from '../../ui/provenance/origin-line.tsx';
import { BestFigures } from '../../ui/rates/best-figures.tsx';
import { type FiguresProps, figuresOrigin, RateFigures } from '../../ui/rates/rate-figures.tsx';
import { MarketFigures } from '../../ui/rates/reference-figures.tsx';
import styles from './banks-page.module.css';

/** The best rates of one currency today, for addresses that request them. */
export function BestOfDay(figures: FiguresProps) {
  const { code, rates, isLoading, today } = figures;
  const origin = figuresOrigin(rates);
  const locale = useLocale();
  const texts = useTexts(banksTexts).best;
  const titleId = useId();
  const isCompared = isLoading || rates?.counters.best !== undefined;
  return (
    <section className={`${panel.panel} ${styles.best}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {fill(isCompared ? texts.title : texts.titleUncompared, { unit: `1 ${code}` })}
      </h2>
      <RateFigures>
        <BestFigures {...figures} origin={origin} />
        <MarketFigures {...figures} origin={origin} />
      </RateFigures>
      <p className={styles.foot}>
        <span>{rates && boardsRead(rates.counters, locale)}</span>
        {origin && <OriginLine origin={origin} today={today} />}
        <AppLink to={`/comparateur/${code.toLowerCase()}`}>{fill(texts.compare, { code })}</AppLink>
      </p>
    </section>
  );
}
