import { pageAt } from '@dinar/site/pages/page';
import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './app/app.tsx';
import { LiveMount } from './app/live-mount.tsx';
import { loadLiveFeed } from './app/load-live-feed.ts';
import { startOffline } from './app/offline/start-offline.ts';
import { screenOf } from './app/screens/screen-table.tsx';
import { startClock } from './app/start-clock.ts';
import { readSiteConfig } from './config/site-config.ts';
import { createBoardStore } from './data/board-store.ts';
import { readPageData } from './data/page-data.ts';
import { createResourceStore } from './data/resource-store.ts';
import { ContactDraftContext } from './features/contact/contact-draft-context.ts';
import { createRoot, hydrateRoot } from './react-roots.ts';
import { afterPaint } from './ui/after-paint.ts';
import { nextTask } from './ui/next-task.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
// Not awaited here: a module that awaits at its top level cannot be imported by the screens' files.
start(root).catch(reportError);

// Each step is a task of its own: together they would keep a phone from answering for half a second.
async function start(element: HTMLElement) {
  const config = readSiteConfig(document);
  await nextTask();
  const drawn = readPageData(document);
  startClock(drawn?.renderedAt);
  await nextTask();
  const store = createBoardStore(drawn && { kind: 'static', board: drawn.board });
  const app = (
    <StrictMode>
      <BrowserRouter>
        <ContactDraftContext value={drawn?.form}>
          <App
            config={config}
            store={store}
            resources={createResourceStore(drawn?.resources)}
            renderedAt={drawn?.renderedAt}
          >
            <LiveMount config={config} />
          </App>
        </ContactDraftContext>
      </BrowserRouter>
    </StrictMode>
  );
  // Asked for now and mounted later: it comes while the page is being taken over. A failure is told of
  // by LiveMount, which asks again.
  requestAnimationFrame(() => loadLiveFeed().catch(() => undefined));
  afterPaint(() => startOffline(store, drawn?.renderedAt));
  if (!drawn) {
    createRoot(element).render(app);
    return;
  }
  // React takes a drawn page over in one piece only when the screen's code is there.
  const page = pageAt(location.pathname, new URLSearchParams(location.search));
  await (page && screenOf(page).load());
  await nextTask();
  // As a transition React takes the page over in slices, and a visitor's tap comes between them.
  startTransition(() => {
    hydrateRoot(element, app);
  });
}
