import { createContext, use } from 'react';
import type { BoardStore } from './board-store.ts';

/** The store of this page; the object never changes, so providing it re-renders nothing. */
export const BoardStoreContext = createContext<BoardStore | undefined>(undefined);

/** The store of this page; throws outside a `BoardStoreContext`. */
export function useBoardStore(): BoardStore {
  const store = use(BoardStoreContext);
  if (!store) throw new Error('useBoardStore needs a BoardStoreContext above it');
  return store;
}
