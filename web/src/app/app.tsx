import type { SiteConfig } from '../config/site-config.ts';
import type { BoardStore } from '../data/board-store.ts';
import { BoardStoreProvider } from '../data/board-store-context.tsx';
import { AppRoutes } from './app-routes.tsx';
import { LiveMount } from './live-mount.tsx';
import { PageFrame } from './page-frame.tsx';

/** The whole site below a router: BrowserRouter in the browser, StaticRouter on a server. */
export function App({ config, store }: { config: SiteConfig; store: BoardStore }) {
  return (
    <BoardStoreProvider store={store}>
      <PageFrame site={config.site}>
        <AppRoutes site={config.site} />
      </PageFrame>
      <LiveMount config={config} />
    </BoardStoreProvider>
  );
}
