import { getDocsFromServer, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import {
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useFirestoreCollection,
} from 'reactfire';
import type { SiteConfig } from '../../config/site-config.ts';
import { throttle } from '../../ui/browser/throttle.ts';
import { boardOf } from '../board/board-state.ts';
import type { BoardStore } from '../board/board-store.ts';
import { decodeBoard } from '../board/decode-board.ts';
import { ratesStatsQuery } from '../board/rates-stats-query.ts';
import { ResourceListeners } from '../resources/resource-listeners.tsx';
import type { ResourceStore } from '../resources/resource-store.ts';
import { useAppCheckReady } from './app-check.ts';
import { openFirestoreApp } from './firestore-app.ts';
import { changesSince } from './listening-start.ts';
import { PausedNetwork } from './paused-network.tsx';
import { rawDocumentReader } from './raw-document-reader.ts';
import { watchLink } from './watch-link.ts';

interface LiveFeedProps {
  readonly config: SiteConfig;
  readonly store: BoardStore;
  readonly resources: ResourceStore;
}

/** Listens to the rates and publishes them to the store; renders nothing. A refused listener throws. */
export function LiveFeed({ config, store, resources }: LiveFeedProps) {
  const opened = useMemo(() => openFirestoreApp(config), [config]);
  const { app, firestore } = opened;
  if (!useAppCheckReady(opened, config)) return null;
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>
        <RatesListener store={store} />
        <ResourceListeners store={resources} />
        <PausedNetwork store={store} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

// More frequent updates do not help a visitor, and each one costs a phone a render.
const publishPeriodMs = 1000;

function RatesListener({ store }: Pick<LiveFeedProps, 'store'>) {
  const firestore = useFirestore();
  const start = useMemo(() => changesSince(boardOf(store.getInitialState())?.asOf), [store]);
  const query = useMemo(() => ratesStatsQuery(firestore, start), [firestore, start]);
  const { data: snapshot } = useFirestoreCollection(query);

  // The store's board is at least as new as the page, and the snapshot contains every change since the page.
  const boardIn = useMemo(() => {
    const read = rawDocumentReader();
    return (received: QuerySnapshot) =>
      decodeBoard(read(received), start && boardOf(store.getState()));
  }, [start, store]);
  const rates = useMemo(
    () =>
      throttle(publishPeriodMs, (received: QuerySnapshot) =>
        store.dispatch({
          type: 'rates-received',
          board: boardIn(received),
          fromServer: !received.metadata.fromCache,
        }),
      ),
    [store, boardIn],
  );
  useEffect(() => rates.cancel, [rates]);

  useEffect(() => {
    if (snapshot) rates.push(snapshot);
  }, [snapshot, rates]);

  useEffect(
    () =>
      watchLink(query, (up) => {
        // Rates received before the link was lost must not mark it as live afterwards.
        rates.flush();
        store.dispatch({ type: 'link-changed', up });
      }),
    [query, rates, store],
  );

  useEffect(() => {
    store.setReader(async () => boardIn(await getDocsFromServer(query)));
    return () => store.setReader(undefined);
  }, [query, boardIn, store]);

  return null;
}
