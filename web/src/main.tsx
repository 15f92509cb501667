import { pageAt } from '@dinar/site/pages/page';
import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { App } from './app/app.tsx';
import { footer } from './app/frame-parts.ts';
import { LiveMount } from './app/live-mount.tsx';
import { loadLiveFeed } from './app/load-live-feed.ts';
import { screenOf } from './app/screens/screen-table.tsx';
import { startClock } from './app/start-clock.ts';
import { siteConfigOfPage } from './config/site-config-of-page.ts';
import { type PageData, readPageData } from './data/page/page-data.ts';
import { createPageStore } from './data/store/page-store.ts';
import { ContactDraftContext } from './features/contact/contact-draft-context.ts';
import { createRoot, hydrateRoot } from './react-roots.ts';
import { afterPaint } from './ui/browser/after-paint.ts';
import { loadEarly } from './ui/browser/load-early.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
// Not awaited here: a module that awaits at its top level cannot be imported by the screens' files.
start(root).catch(reportError);

async function start(element: HTMLElement) {
  const rendered = readPageData(document);
  startClock(rendered?.renderedAt);
  const { app, store } = appOf(rendered);
  // React hydrates the footer as soon as its code has loaded.
  loadEarly(footer.load);
  // Loaded now and mounted later: the feed downloads while the page hydrates.
  requestAnimationFrame(() => loadEarly(loadLiveFeed));
  afterPaint(() => {
    import('./app/after-first-load.ts').then(
      ({ afterFirstLoad }) => afterFirstLoad(store, rendered?.renderedAt),
      (reason: unknown) => console.info('This page is not kept:', reason),
    );
  });
  if (!rendered) {
    createRoot(element).render(app);
    return;
  }
  // React hydrates a rendered page in one piece only if the screen's code has loaded.
  const page = pageAt(location.pathname, new URLSearchParams(location.search));
  await (page && screenOf(page).load());
  // In a transition React hydrates the page in slices, and handles a visitor's tap between them.
  startTransition(() => {
    hydrateRoot(element, app);
  });
}

function appOf(rendered: PageData | undefined) {
  const config = siteConfigOfPage(document);
  const store = createPageStore(rendered?.entries, rendered?.isStale);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <ContactDraftContext value={rendered?.form}>
          <App config={config} store={store} renderedAt={rendered?.renderedAt}>
            <LiveMount config={config} />
          </App>
        </ContactDraftContext>
      </BrowserRouter>
    </StrictMode>
  );
  return { app, store };
}
