import { pageAt } from '@dinar/site/pages/page';
import { StrictMode, startTransition } from 'react';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { App } from './app/app.tsx';
import { Footer } from './app/frame-parts.tsx';
import { LiveMount, preloadFeed } from './app/live-mount.tsx';
import { reportErrors } from './app/report-errors.ts';
import { screenOf } from './app/screens/screen-table.tsx';
import { startClock } from './app/start-clock.ts';
import { siteConfigOfPage } from './config/site-config-of-page.ts';
import { type PageData, readPageData } from './data/page/page-data.ts';
import { createPageStore } from './data/store/page-store.ts';
import { ContactDraftContext } from './features/contact/contact-draft-context.ts';
import { hydratePage } from './hydrate-page.tsx';
import { createRoot } from './react-roots.ts';
import { PageRouter } from './ui/address/page-router.tsx';
import { afterPaint } from './ui/browser/after-paint.ts';
import { loadEarly } from './ui/browser/load-early.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
reportErrors();
start(root);

function start(element: HTMLElement) {
  const rendered = readPageData(document);
  // Below the floor of docs/browsers.md a page stays as the server rendered it, as without scripts.
  if (rendered && !('toSorted' in Array.prototype && 'at' in Array.prototype)) return;
  startClock(rendered?.renderedAt);
  const { app, store } = appOf(rendered);
  const page = pageAt(location.pathname, new URLSearchParams(location.search));
  if (page) loadEarly(screenOf(page).preload);
  loadEarly(Footer.preload);
  // Loaded now and mounted later: the feed downloads while the page hydrates.
  requestAnimationFrame(() => loadEarly(preloadFeed));
  afterPaint(() => {
    import('./app/after-first-load.ts').then(
      ({ afterFirstLoad }) => afterFirstLoad(store, rendered?.renderedAt),
      (reason: unknown) => console.info('This page is not kept:', reason),
    );
  });
  // In a transition React hydrates the page in slices, and handles a visitor's tap between them.
  if (rendered) startTransition(() => hydratePage(element, app));
  else createRoot(element, { onCaughtError: reportError }).render(app);
}

function appOf(rendered: PageData | undefined) {
  const config = siteConfigOfPage(document);
  const store = createPageStore(rendered?.entries, rendered?.isStale);
  const app = (
    <StrictMode>
      <PageRouter>
        <ContactDraftContext value={rendered?.form}>
          <App config={config} store={store} renderedAt={rendered?.renderedAt}>
            <LiveMount config={config} />
          </App>
        </ContactDraftContext>
      </PageRouter>
    </StrictMode>
  );
  return { app, store };
}
