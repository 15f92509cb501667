import { getDocsFromServer, type Query, type QuerySnapshot } from 'firebase/firestore';
import { startTransition, useEffect, useMemo, useState } from 'react';
import {
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useFirestoreCollection,
} from 'reactfire';
import type { SiteConfig } from '../config/site-config.ts';
import { createCalm } from '../ui/calm.ts';
import { useAppCheckReady } from './app-check.ts';
import type { Board } from './board-state.ts';
import type { BoardStore } from './board-store.ts';
import { decodeBoard } from './decode-board.ts';
import { openFirestoreApp } from './firestore-app.ts';
import { createPublisher } from './publisher.ts';
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
  const hasAnswer = useHasAnswer(store);
  if (!useAppCheckReady(opened, config)) return null;
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>
        <RatesListener store={store} />
        {hasAnswer && <ResourceListeners store={resources} />}
        <RestingNetwork store={store} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

// The rest is listened to once there is word of the rates: each answer is long work for a phone.
function useHasAnswer(store: BoardStore): boolean {
  const [hasAnswer, setHasAnswer] = useState(false);
  useEffect(() => {
    const look = () => {
      const { kind } = store.getState();
      if (kind !== 'loading' && kind !== 'static') startTransition(() => setHasAnswer(true));
    };
    look();
    return store.subscribe(look);
  }, [store]);
  return hasAnswer;
}

function RatesListener({ store }: Pick<LiveFeedProps, 'store'>) {
  const firestore = useFirestore();
  const query = useMemo(() => ratesStatsQuery(firestore), [firestore]);
  const { data: snapshot } = useFirestoreCollection(query);

  const { publish, publishWhenCalm, open } = useMemo(
    () => createPublisher(store, createCalm()),
    [store],
  );
  useEffect(open, [open]);

  useEffect(() => {
    if (!snapshot) return;
    const fromServer = !snapshot.metadata.fromCache;
    const read = async () => ({
      type: 'rates-received' as const,
      board: await boardIn(snapshot),
      fromServer,
    });
    publishWhenCalm(read, snapshot.docChanges().length);
  }, [snapshot, publishWhenCalm]);

  useEffect(
    () => watchLink(query, (up) => publish(async () => ({ type: 'link-changed', up }))),
    [query, publish],
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

function boardIn(snapshot: QuerySnapshot): Promise<Board> {
  return decodeBoard(documentsIn(snapshot));
}

// One at a time, because the SDK too converts a document when it is asked for its data.
function* documentsIn(snapshot: QuerySnapshot) {
  for (const entry of snapshot.docs) yield { path: entry.ref.path, data: entry.data() };
}
