import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router-dom';
import { startStep } from '../panel/use-missing-parts.ts';
import type { Elements } from '../text/content.ts';

/** The state that react-router keeps in an entry of the history; the entry of the opened page has none. */
interface EntryState {
  /** What a link says to the page that it opens. */
  readonly usr: unknown;
  /** Distinguishes entries of the same address. */
  readonly key: string;
}

/** Binds the page to the browser's history, as BrowserRouter does, but each step begins by `startStep`. */
export function PageRouter({ children }: { readonly children: Elements }) {
  const [step, setStep] = useState(() => currentStep(NavigationType.Pop));
  const follow = useCallback((type: NavigationType) => {
    startStep(() => setStep(currentStep(type)));
  }, []);
  const navigator = useMemo(() => navigatorTo(follow), [follow]);

  useEffect(() => {
    const pop = () => follow(NavigationType.Pop);
    addEventListener('popstate', pop);
    return () => removeEventListener('popstate', pop);
  }, [follow]);

  return (
    <Router location={step.location} navigationType={step.type} navigator={navigator}>
      {children}
    </Router>
  );
}

function currentStep(type: NavigationType) {
  const { pathname, search, hash } = location;
  const entry: EntryState | null = history.state;
  const state: unknown = entry?.usr ?? null;
  return { type, location: { pathname, search, hash, state, key: entry?.key ?? 'default' } };
}

function navigatorTo(follow: (type: NavigationType) => void): Navigator {
  return {
    createHref,
    go: (delta) => history.go(delta),
    push: (to, usr) => {
      history.pushState(entryWith(usr), '', createHref(to));
      follow(NavigationType.Push);
    },
    replace: (to, usr) => {
      history.replaceState(entryWith(usr), '', createHref(to));
      follow(NavigationType.Replace);
    },
  };
}

function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function entryWith(usr: unknown): EntryState {
  return { usr, key: crypto.randomUUID() };
}
