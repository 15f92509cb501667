import { createContext, use } from 'react';
import type { PageStore } from './page-store.ts';

/** The store of this page; the object never changes, so providing it re-renders nothing. */
export const PageStoreContext = createContext<PageStore | undefined>(undefined);

/** The store of this page; throws outside a `PageStoreContext`. */
export function usePageStore(): PageStore {
  const store = use(PageStoreContext);
  if (!store) throw new Error('usePageStore needs a PageStoreContext above it');
  return store;
}
