import type { FirebaseApp } from 'firebase/app';
import { useEffect, useState } from 'react';
import type { SiteConfig } from '../../config/site-config.ts';
import type { FirestoreApp } from './firestore-app.ts';

const started = new WeakMap<FirebaseApp, Promise<void>>();

/** Starts App Check once, before the first request; loads nothing without a key. */
export function appCheckReady({ app }: FirestoreApp, config: SiteConfig): Promise<void> {
  const siteKey = config.appCheckSiteKey;
  if (siteKey === null) return Promise.resolve();
  const known = started.get(app);
  if (known) return known;
  const starting = import('./recaptcha-app-check.ts').then(({ startRecaptchaAppCheck }) =>
    startRecaptchaAppCheck(app, siteKey),
  );
  started.set(app, starting);
  starting.catch(() => {
    // Whoever waits sees the failure; a failed import may succeed at the next attempt.
    started.delete(app);
  });
  return starting;
}

/** Whether listeners may be attached: immediately without a key. Throws if App Check could not start. */
export function useAppCheckReady(opened: FirestoreApp, config: SiteConfig): boolean {
  const [state, setState] = useState<{ ready: boolean; error?: unknown }>({
    ready: config.appCheckSiteKey === null,
  });
  useEffect(() => {
    if (config.appCheckSiteKey === null) return;
    appCheckReady(opened, config).then(
      () => setState({ ready: true }),
      (error: unknown) => setState({ ready: false, error }),
    );
  }, [opened, config]);
  if (state.error !== undefined) throw state.error;
  return state.ready;
}
