import { createContext, use } from 'react';
import type { ResourceStore } from './resource-store.ts';

/** The store of this page's resources; the object never changes. */
export const ResourceStoreContext = createContext<ResourceStore | undefined>(undefined);

/** The store of this page's resources; throws outside a `ResourceStoreContext`. */
export function useResourceStore(): ResourceStore {
  const store = use(ResourceStoreContext);
  if (!store) throw new Error('useResourceStore needs a ResourceStoreContext above it');
  return store;
}
