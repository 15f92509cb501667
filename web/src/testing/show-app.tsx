import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import type { Page } from '@dinar/site/pages/page';
import { knownPage } from '@dinar/site/testing/known-page';
import { type RenderOptions, render } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { createPageStore, type PageStore } from '../data/store/page-store.ts';
import { PageStoreContext } from '../data/store/page-store-context.ts';
import { PageRouter } from '../ui/address/page-router.tsx';
import { RenderedAtContext } from '../ui/clock/use-today.ts';
import { allLoadables } from '../ui/panel/loadable.ts';
import type { Elements } from '../ui/text/content.ts';
import { boardOfStats, testConfig } from './rates-fixtures.ts';

/** Loads every screen, so that a page rendered afterwards appears at once. */
export async function loadScreens(): Promise<void> {
  // A screen that has loaded adds its own parts.
  for (const { preload } of allLoadables) await preload();
}

/** Loads every screen before the tests of a file, and begins each test at an instant. */
export function showPagesAt(instant = '2026-11-20T09:00:00Z'): void {
  beforeAll(loadScreens);
  beforeEach(() => void vi.setSystemTime(instant));
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

/** Renders the whole site at an address with a board of these currencies. */
export function showRates(url: string, ...stats: RatesStats[]): PageStore {
  return showApp(url, [boardOfStats(...stats)]);
}

interface PartOptions extends Pick<RenderOptions, 'onCaughtError'> {
  readonly store?: PageStore;
  readonly renderedAt?: Date;
}

/** Renders a part of the site at an address; returns the store that it reads. */
export function showPart(url: string, part: Elements, options: PartOptions = {}): PageStore {
  const { store = createPageStore(), renderedAt, ...others } = options;
  history.replaceState(null, '', url);
  render(
    <RenderedAtContext value={renderedAt}>
      <PageStoreContext value={store}>
        <PageRouter>{part}</PageRouter>
      </PageStoreContext>
    </RenderedAtContext>,
    others,
  );
  return store;
}

/** The information page at an address. */
export function informationPage(path: string): Page<'information'> {
  const page = knownPage(path);
  if (page.kind !== 'information') throw new Error(`${path} is no information page`);
  return page;
}
