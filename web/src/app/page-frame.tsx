import { memo, Suspense, useRef } from 'react';
import type { SiteConfig } from '../config/site-config.ts';
import tickerStyles from '../features/ticker/ticker.module.css';
import { ErrorBoundary } from '../ui/panel/error-boundary.tsx';
import { Part } from '../ui/panel/lazy-part.tsx';
import type { Elements } from '../ui/text/content.ts';
import { Fragment } from '../ui/text/fragment.ts';
import { BoardNotice } from './board-notice.tsx';
import { footer, ticker } from './frame-parts.ts';
import { Header } from './header/header.tsx';
import styles from './page-frame.module.css';
import { PromoBar } from './promo-bar.tsx';
import { UnreadCode } from './unread-code.tsx';
import { usePageStart } from './use-page-start.ts';

const contentId = 'contenu';

// The specification requires the bar but does not display it: the build then removes it.
const displaysPromoBar: boolean = false;

/** The frame of every page: skip link, header, ticker, footer, and a notice about problems with the data. */
export function PageFrame(props: { site: SiteConfig['site']; children: Elements }) {
  const content = useRef<HTMLElement>(null);
  usePageStart(content);
  return (
    <Fragment>
      <a href={`#${contentId}`} className={styles.skip}>
        Aller au contenu
      </a>
      {displaysPromoBar && <PromoBar />}
      <Ornament>
        <Header siteName={props.site.name} />
      </Ornament>
      <TickerBand />
      <main ref={content} id={contentId} tabIndex={-1} className={styles.content}>
        <UnreadCode />
        {props.children}
      </main>
      <Foot site={props.site} />
      <Ornament>
        <BoardNotice />
      </Ornament>
    </Fragment>
  );
}

// Memoized: rendering the frame again would replace the server's HTML while the code is loading.
const TickerBand = memo(() => (
  <Ornament>
    <Suspense fallback={<div className={tickerStyles.ticker} />}>
      <Part part={ticker} given={{}} />
    </Suspense>
  </Ornament>
));

const Foot = memo(({ site }: { site: SiteConfig['site'] }) => (
  <Ornament>
    <Suspense>
      <Part part={footer} given={{ site }} />
    </Suspense>
  </Ornament>
));

/** An optional part of a page: if it throws, the error is reported and only this part disappears. */
function Ornament({ children }: { children: Elements }) {
  return (
    <ErrorBoundary fallback={null} onError={(error) => reportError(error)}>
      {children}
    </ErrorBoundary>
  );
}
