import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { render } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { createPageStore, type PageStore } from '../data/store/page-store.ts';
import { PageRouter } from '../ui/address/page-router.tsx';
import { allLoadables } from '../ui/panel/loadable.ts';
import { testConfig } from './rates-fixtures.ts';

/** Loads every screen, so that a page rendered afterwards appears at once. */
export async function loadScreens(): Promise<void> {
  // A screen that has loaded adds its own parts.
  for (const { preload } of allLoadables) await preload();
}

/** Renders the whole site at an address, as a browser does without a server-rendered page. */
export function showApp(url: string, entries: readonly ResourceEntry[] = []): PageStore {
  const store = createPageStore(entries);
  history.replaceState(null, '', url);
  render(
    <PageRouter>
      <App config={testConfig} store={store} renderedAt={undefined} />
    </PageRouter>,
  );
  return store;
}
