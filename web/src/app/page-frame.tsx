import { formatDayInWords } from '@dinar/domain/days/format-day';
import { fill } from '@dinar/domain/language/texts';
import { frameTexts } from '@dinar/site/texts/frame/frame-texts';
import { useRef } from 'react';
import type { SiteConfig } from '../config/site-config.ts';
import { useToday } from '../ui/clock/use-today.ts';
import { useLocale, useTexts } from '../ui/language/locale-context.ts';
import { ErrorBoundary } from '../ui/panel/error-boundary.tsx';
import type { Elements } from '../ui/text/content.ts';
import { Fragment } from '../ui/text/fragment.ts';
import { BoardNotice } from './board-notice.tsx';
import { Footer, Ticker, UnreadCode } from './frame-parts.tsx';
import { Header } from './header/header.tsx';
import styles from './page-frame.module.css';
import { PromoBar } from './promo-bar.tsx';
import { usePageStart } from './use-page-start.ts';

const contentId = 'contenu';

// The specification requires the bar but does not display it: the build then removes it.
const displaysPromoBar: boolean = false;

/** The frame of every page: skip link, header, ticker, footer, and a notice about problems with the data. */
export function PageFrame(props: { site: SiteConfig['site']; children: Elements }) {
  const { skip } = useTexts(frameTexts);
  const content = useRef<HTMLElement>(null);
  usePageStart(content);
  return (
    <Fragment>
      <a href={`#${contentId}`} className={styles.skip} data-screen>
        {skip}
      </a>
      {displaysPromoBar && <PromoBar />}
      <OptionalPart>
        <Header siteName={props.site.name} />
      </OptionalPart>
      <Ticker />
      <PrintDay />
      <main ref={content} id={contentId} tabIndex={-1} className={styles.content}>
        <UnreadCode />
        {props.children}
      </main>
      <Footer site={props.site} />
      <OptionalPart>
        <BoardNotice />
      </OptionalPart>
    </Fragment>
  );
}

/** The day of a printed sheet, on which « today » has no meaning. */
function PrintDay() {
  const locale = useLocale();
  const day = formatDayInWords(useToday(), locale);
  return <p className={styles.printedOn}>{fill(frameTexts[locale].printedOn, { day })}</p>;
}

/** An optional part of a page: if it throws, only this part disappears. */
function OptionalPart({ children }: { children: Elements }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;
}
