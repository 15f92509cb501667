import type { SiteConfig } from '../config/site-config.ts';
import type { BoardStore } from '../data/board/board-store.ts';
import { BoardStoreContext } from '../data/board/board-store-context.ts';
import type { ResourceStore } from '../data/resources/resource-store.ts';
import { ResourceStoreContext } from '../data/resources/resource-store-context.ts';
import { RenderedAtContext } from '../ui/clock/rendered-at.ts';
import type { Elements } from '../ui/text/content.ts';
import { PageFrame } from './page-frame.tsx';
import { RoutedPage } from './routed-page.tsx';

export interface AppProps {
  readonly config: SiteConfig;
  readonly store: BoardStore;
  readonly resources: ResourceStore;
  /** The instant at which the server rendered the page; `undefined` if it did not. */
  readonly renderedAt: Date | undefined;
  /** The element that makes the page live; absent on the server and in tests. */
  readonly children?: Elements;
}

/** The whole site below a router: BrowserRouter in the browser, StaticRouter on a server. */
export function App({ config, store, resources, renderedAt, children }: AppProps) {
  return (
    <RenderedAtContext value={renderedAt}>
      <BoardStoreContext value={store}>
        <ResourceStoreContext value={resources}>
          <PageFrame site={config.site}>
            <RoutedPage site={config.site} />
          </PageFrame>
          {children}
        </ResourceStoreContext>
      </BoardStoreContext>
    </RenderedAtContext>
  );
}
