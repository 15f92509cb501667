import { getDocsFromServer, type Query, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import {
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useFirestoreCollection,
} from 'reactfire';
import type { SiteConfig } from '../config/site-config.ts';
import { useAppCheckReady } from './app-check.ts';
import type { Board } from './board-state.ts';
import type { BoardStore } from './board-store.ts';
import { decodeBoard } from './decode-board.ts';
import { openFirestoreApp } from './firestore-app.ts';
import { ratesStatsQuery } from './rates-stats-query.ts';
import { ResourceListeners } from './resource-listeners.tsx';
import type { ResourceStore } from './resource-store.ts';
import { RestingNetwork } from './resting-network.tsx';
import { watchLink } from './watch-link.ts';

interface LiveFeedProps {
  readonly config: SiteConfig;
  readonly store: BoardStore;
  readonly resources: ResourceStore;
}

/** Listens to the rates and publishes them to the store; draws nothing. A refused listener throws. */
export function LiveFeed({ config, store, resources }: LiveFeedProps) {
  const opened = useMemo(() => openFirestoreApp(config), [config]);
  const { app, firestore } = opened;
  if (!useAppCheckReady(opened, config)) return null;
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>
        <RatesListener store={store} />
        <ResourceListeners store={resources} />
        <RestingNetwork store={store} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

function RatesListener({ store }: Pick<LiveFeedProps, 'store'>) {
  const firestore = useFirestore();
  const query = useMemo(() => ratesStatsQuery(firestore), [firestore]);
  const { data: snapshot } = useFirestoreCollection(query);

  useEffect(() => {
    if (!snapshot) return;
    const fromServer = !snapshot.metadata.fromCache;
    store.dispatch({ type: 'rates-received', board: boardIn(snapshot), fromServer });
  }, [snapshot, store]);

  useEffect(
    () => watchLink(query, (up) => store.dispatch({ type: 'link-changed', up })),
    [query, store],
  );

  useEffect(() => {
    store.setReader(() => readBoard(query));
    return () => store.setReader(undefined);
  }, [query, store]);

  return null;
}

async function readBoard(query: Query): Promise<Board> {
  return boardIn(await getDocsFromServer(query));
}

function boardIn(snapshot: QuerySnapshot): Board {
  return decodeBoard(snapshot.docs.map((entry) => ({ path: entry.ref.path, data: entry.data() })));
}
