import { pageAt } from '@dinar/domain/seo/page';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './styles/tokens.css';
import './styles/base.css';
import { afterFirstPaint } from './app/after-first-paint.ts';
import { App } from './app/app.tsx';
import { LiveMount } from './app/live-mount.tsx';
import { screenOf } from './app/screens/screen-table.tsx';
import { startClock } from './app/start-clock.ts';
import { readSiteConfig } from './config/site-config.ts';
import { createBoardStore } from './data/board-store.ts';
import { type PageData, readPageData } from './data/page-data.ts';
import { createResourceStore } from './data/resource-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
// Not awaited here: a module that awaits at its top level cannot be imported by the screens' files.
start(root, readPageData(document)).catch(reportError);

async function start(element: HTMLElement, drawn: PageData | undefined) {
  startClock(drawn?.renderedAt);
  const config = readSiteConfig(document);
  const store = createBoardStore(drawn && { kind: 'static', board: drawn.board });
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App
          config={config}
          store={store}
          resources={createResourceStore(drawn?.resources)}
          renderedAt={drawn?.renderedAt}
        >
          <LiveMount config={config} />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  afterFirstPaint(async () => {
    const { startOffline } = await import('./app/offline/start-offline.ts');
    startOffline(store, drawn?.renderedAt);
  });
  if (!drawn) {
    createRoot(element).render(app);
    return;
  }
  // React takes a drawn page over in one piece only when the screen's code is there.
  const page = pageAt(location.pathname, new URLSearchParams(location.search));
  await (page && screenOf(page).load());
  // As a transition React takes the page over in slices, and a visitor's tap comes between them.
  startTransition(() => {
    hydrateRoot(element, app);
  });
}
