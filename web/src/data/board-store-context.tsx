import { createContext, type ReactNode, use } from 'react';
import type { BoardStore } from './board-store.ts';

const BoardStoreContext = createContext<BoardStore | undefined>(undefined);

/** Gives the panels below the store of this page; the store object never changes, so nothing re-renders. */
export function BoardStoreProvider(props: { store: BoardStore; children: ReactNode }) {
  return <BoardStoreContext value={props.store}>{props.children}</BoardStoreContext>;
}

/** The store of this page; throws outside a `BoardStoreProvider`. */
export function useBoardStore(): BoardStore {
  const store = use(BoardStoreContext);
  if (!store) throw new Error('useBoardStore needs a BoardStoreProvider above it');
  return store;
}
