import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { laterParts } from '../app/screens/later-parts.ts';
import { screens } from '../app/screens/screen-table.tsx';
import { createPageStore, type PageStore } from '../data/store/page-store.ts';
import { testConfig } from './rates-fixtures.ts';

/** Loads every screen, so that a page rendered afterwards appears at once. */
export async function loadScreens(): Promise<void> {
  await Promise.all([...screens, ...laterParts].map((part) => part.load()));
}

/** Renders the whole site at an address, as a browser does without a server-rendered page. */
export function showApp(url: string, entries: readonly ResourceEntry[] = []): PageStore {
  const store = createPageStore(entries);
  history.replaceState(null, '', url);
  render(
    <BrowserRouter>
      <App config={testConfig} store={store} renderedAt={undefined} />
    </BrowserRouter>,
  );
  return store;
}
