import { type ReactNode, useRef } from 'react';
import type { SiteConfig } from '../config/site-config.ts';
import { LiveTicker } from '../features/ticker/live-ticker.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { BoardNotice } from './board-notice.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './page-frame.module.css';
import { PromoBar } from './promo-bar.tsx';
import { usePageStart } from './use-page-start.ts';

const contentId = 'contenu';

/** What surrounds every page: skip link, header, ticker, footer, and a notice when something is amiss. */
export function PageFrame(props: { site: SiteConfig['site']; children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  usePageStart(content);
  return (
    <>
      <a href={`#${contentId}`} className={styles.skip}>
        Aller au contenu
      </a>
      <PromoBar isShown={false} />
      <Ornament>
        <Header siteName={props.site.name} />
      </Ornament>
      <Ornament>
        <LiveTicker />
      </Ornament>
      <main ref={content} id={contentId} tabIndex={-1} className={styles.content}>
        {props.children}
      </main>
      <Ornament>
        <Footer site={props.site} />
      </Ornament>
      <Ornament>
        <BoardNotice />
      </Ornament>
    </>
  );
}

/** What a page can do without: one that throws is reported and disappears, and takes nothing with it. */
function Ornament({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null} onError={(error) => reportError(error)}>
      {children}
    </ErrorBoundary>
  );
}
