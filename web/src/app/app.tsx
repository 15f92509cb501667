import type { SiteConfig } from '../config/site-config.ts';
import type { PageStore } from '../data/store/page-store.ts';
import { PageStoreContext } from '../data/store/page-store-context.ts';
import { RenderedAtContext } from '../ui/clock/use-today.ts';
import type { Elements } from '../ui/text/content.ts';
import { usePageHead } from './head/use-page-head.ts';
import { PageFrame } from './page-frame.tsx';
import { screen, screenOf } from './screens/screen-table.tsx';
import { usePage } from './use-page.ts';

export interface AppProps {
  readonly config: SiteConfig;
  readonly store: PageStore;
  /** The instant at which the server rendered the page; `undefined` if it did not. */
  readonly renderedAt: Date | undefined;
  /** The element that makes the page live; absent on the server and in tests. */
  readonly children?: Elements;
}

/** The whole site, below `PageRouter` in the browser and below the contexts of address and language on a server. */
export function App({ config, store, renderedAt, children }: AppProps) {
  return (
    <RenderedAtContext value={renderedAt}>
      <PageStoreContext value={store}>
        <PageFrame site={config.site}>
          <RoutedPage site={config.site} />
        </PageFrame>
        {children}
      </PageStoreContext>
    </RenderedAtContext>
  );
}

// Hosting redirects aliases: only an open or kept page needs their long list.
const UnknownAddress = screen(async () => {
  return (await import('./unknown-address.tsx')).UnknownAddress;
});

/** The page of the current address; an unknown address leads to another. */
function RoutedPage({ site }: { site: SiteConfig['site'] }) {
  const page = usePage();
  usePageHead(page, site);
  return page ? screenOf(page).render(site) : <UnknownAddress />;
}
