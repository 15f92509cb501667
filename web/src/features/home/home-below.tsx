import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { fill } from '@dinar/domain/language/texts';
import type { Asked } from '@dinar/site/pages/asked';
import { homeBelowTexts } from '@dinar/site/texts/home-below/home-below-texts';
import { useFigures } from '../../data/live/use-figures.ts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { LineIcon } from '../../ui/mark/icon.tsx';
import { TitledSection } from '../../ui/panel/titled-section.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { AnalysisBlock } from './analysis-block.tsx';
import { CoinStrip } from './coin-strip.tsx';
import { NewsList } from './news-list.tsx';
import styles from './why-choose.module.css';

export interface HomeBelowProps {
  readonly currency: ForeignCurrencyCode;
  /** The question of the card; undefined until the visitor has changed it. */
  readonly asked: Asked | undefined;
  readonly siteName: string;
}

/** The selected currency at every bank, then the headlines, a few coins and the description of the site. */
export function HomeBelow({ currency, asked, siteName }: HomeBelowProps) {
  const figures = useFigures(currency);
  return (
    <Fragment>
      <AnalysisBlock figures={figures} asked={asked} />
      <NewsList />
      <CoinStrip />
      <WhyChoose siteName={siteName} />
    </Fragment>
  );
}

const claims = [
  { icon: 'M4 10 12 4l8 6M6 10v8m4-8v8m4-8v8m4-8v8M4 20h16', claim: 'official' },
  {
    icon: 'M12 4v16M7 20h10M5 8h14M5 8l-3 6a3 3 0 0 0 6 0L5 8Zm14 0-3 6a3 3 0 0 0 6 0l-3-6Z',
    claim: 'comparison',
  },
  { icon: 'M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z', claim: 'continuous' },
  {
    icon: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7S10.5 3 8.5 3a2 2 0 0 0 0 4H12Zm0 0s1.5-4 3.5-4a2 2 0 0 1 0 4H12Z',
    claim: 'free',
  },
] as const;

/** Describes the site, with four reasons to use it. */
function WhyChoose({ siteName }: { siteName: string }) {
  const texts = useTexts(homeBelowTexts).why;
  return (
    <TitledSection title={fill(texts.title, { site: siteName })} className={styles.why} data-screen>
      <ul className={styles.claims}>
        {claims.map(({ icon, claim }) => (
          <li key={claim} className={styles.claim}>
            <LineIcon path={icon} />
            <h3 className={styles.name}>{texts[claim]}</h3>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
