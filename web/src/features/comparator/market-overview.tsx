import { formatPercent } from '@dinar/domain/format/format-number';
import { fill } from '@dinar/domain/language/texts';
import { trendBetween } from '@dinar/domain/rates/trend';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { memo } from 'react';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { LiveDot } from '../../ui/mark/live-dot.tsx';
import panel from '../../ui/panel/panel.module.css';
import { TitledSection } from '../../ui/panel/titled-section.tsx';
import { OriginLine } from '../../ui/provenance/origin-line.tsx';
import { BestFigures } from '../../ui/rates/best-figures.tsx';
import { type FiguresProps, figuresOrigin, RateFigures } from '../../ui/rates/rate-figures.tsx';
import { ManualFigure, MarketFigures } from '../../ui/rates/reference-figures.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

/** The central bank against the market, and the best counters of the day. */
export const MarketOverview = memo(function MarketOverview({
  figures,
  isLive,
}: {
  figures: FiguresProps;
  isLive: boolean;
}) {
  const locale = useLocale();
  const texts = useTexts(comparatorTexts).market;
  const { code, rates, today } = figures;
  const origin = figuresOrigin(rates);
  const withOrigin = { ...figures, origin };
  return (
    <TitledSection
      title={fill(texts.title, { pair: `${code} / TND` })}
      className={panel.panel}
      data-content="table"
    >
      <RateFigures>
        <MarketFigures {...withOrigin} />
        <ManualFigure {...withOrigin} />
        <BestFigures {...withOrigin} />
      </RateFigures>
      <p className="line">
        <LiveDot live={isLive} />
        {rates && <span>{boardsRead(rates.counters, locale)}</span>}
        {origin && <OriginLine origin={origin} today={today} />}
        {rates && <MarketGap rates={rates} />}
      </p>
    </TitledSection>
  );
});

// Compares rates of one day only: between two days the gap would include the market's change.
function MarketGap({ rates: { central, market } }: { rates: CurrencyToday }) {
  const locale = useLocale();
  const texts = useTexts(comparatorTexts).market;
  if (!central || !market || central.rate.day !== market.rate.day) return null;
  const { direction, percent } = trendBetween(central.rate.value, market.rate.value);
  if (direction === 'stable') return <span>{texts.atCentral}</span>;
  return (
    <span>
      <RichText
        text={direction === 'up' ? texts.aboveCentral : texts.belowCentral}
        gap={formatPercent(Math.abs(percent), locale)}
      />
    </span>
  );
}
