import type { SiteConfig } from '../config/site-config.ts';
import type { BoardStore } from '../data/board-store.ts';
import { BoardStoreContext } from '../data/board-store-context.ts';
import { RenderedAtContext } from '../ui/rendered-at.ts';
import { AppRoutes } from './app-routes.tsx';
import { LiveMount } from './live-mount.tsx';
import { PageFrame } from './page-frame.tsx';

interface AppProps {
  readonly config: SiteConfig;
  readonly store: BoardStore;
  /** When the server drew the page; `undefined` when it did not. */
  readonly renderedAt: Date | undefined;
}

/** The whole site below a router: BrowserRouter in the browser, StaticRouter on a server. */
export function App({ config, store, renderedAt }: AppProps) {
  return (
    <RenderedAtContext value={renderedAt}>
      <BoardStoreContext value={store}>
        <PageFrame site={config.site}>
          <AppRoutes site={config.site} />
        </PageFrame>
        <LiveMount config={config} />
      </BoardStoreContext>
    </RenderedAtContext>
  );
}
