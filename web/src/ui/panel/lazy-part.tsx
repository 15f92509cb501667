import { use, useState } from 'react';
import type { Component } from '../text/content.ts';

/** A component whose code is in a file of its own. */
export interface LazyPart<Props> {
  readonly load: () => Promise<Component<Props>>;
  readonly loaded: () => Component<Props> | undefined;
}

/** Creates a component that is loaded once; a failed load is retried at the next call. */
export function lazyPart<Props>(importPart: () => Promise<Component<Props>>): LazyPart<Props> {
  let part: Component<Props> | undefined;
  let loading: Promise<Component<Props>> | undefined;
  const load = () => {
    loading ??= importPart().then(
      (found) => {
        part = found;
        return found;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { load, loaded: () => part };
}

interface PartProps<Props> {
  readonly part: LazyPart<Props>;
  readonly given: Props;
}

/** Renders a part; suspends while it is loading, throws if it did not load. */
export function Part<Props extends object>({ part, given }: PartProps<Props>) {
  // Keeps the component of the first render, because another one would remount the part.
  const [{ Loaded }] = useState(() => ({ Loaded: part.loaded() }));
  return Loaded ? <Loaded {...given} /> : <LoadingPart part={part} given={given} />;
}

// A separate component, so that `use()` is not called conditionally.
function LoadingPart<Props extends object>({ part, given }: PartProps<Props>) {
  const Loaded = use(part.load());
  return <Loaded {...given} />;
}
