import { useMemo } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import type { SiteConfig } from '../../config/site-config.ts';
import type { PageStore } from '../store/page-store.ts';
import { useAppCheckReady } from './app-check.ts';
import { openFirestoreApp } from './firestore-app.ts';
import { Listeners } from './listeners.tsx';
import { PausedNetwork } from './paused-network.tsx';

interface LiveFeedProps {
  readonly config: SiteConfig;
  readonly store: PageStore;
}

/** Listens to what screens request and publishes it to the store; renders nothing. */
export function LiveFeed({ config, store }: LiveFeedProps) {
  const opened = useMemo(() => openFirestoreApp(config), [config]);
  const { app, firestore } = opened;
  if (!useAppCheckReady(opened, config)) return null;
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>
        <Listeners store={store} />
        <PausedNetwork store={store} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}
