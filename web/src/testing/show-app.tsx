import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { render } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { type BoardStore, createBoardStore } from '../data/board/board-store.ts';
import { createResourceStore, type ResourceStore } from '../data/resources/resource-store.ts';
import { BrowserRouter } from '../ui/address/router.tsx';
import { allLoadables } from '../ui/panel/loadable.ts';
import { testConfig } from './rates-fixtures.ts';

interface ShownApp {
  readonly store: BoardStore;
  readonly resources: ResourceStore;
}

/** Loads every screen, so that a page rendered afterwards appears at once. */
export async function loadScreens(): Promise<void> {
  // A screen that has loaded adds its own parts.
  for (const { preload } of allLoadables) await preload();
}

/** Renders the whole site at an address, as a browser does without a server-rendered page. */
export function showApp(
  url: string,
  given: { readonly store?: BoardStore; readonly entries?: readonly ResourceEntry[] } = {},
): ShownApp {
  const store = given.store ?? createBoardStore();
  const resources = createResourceStore(given.entries);
  history.replaceState(null, '', url);
  render(
    <BrowserRouter>
      <App config={testConfig} store={store} resources={resources} renderedAt={undefined} />
    </BrowserRouter>,
  );
  return { store, resources };
}
