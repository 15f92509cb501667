import { type ComponentType, type ReactNode, use, useState } from 'react';

/** A component whose code is a file of its own. */
export interface LazyPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** Makes a component that is loaded once; a load that failed is tried again. */
export function lazyPart<Props>(importPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
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

/** Renders a part; suspends while it is loading, throws when it did not load. */
export function Part<Props extends object>({ part, given }: PartProps<Props>): ReactNode {
  // As it was at first: a change of the component would mount the part anew.
  const [{ Loaded }] = useState(() => ({ Loaded: part.loaded() }));
  return Loaded ? <Loaded {...given} /> : <LoadingPart part={part} given={given} />;
}

// A component of its own, because React allows no use() that depends on a condition.
function LoadingPart<Props extends object>({ part, given }: PartProps<Props>): ReactNode {
  const Loaded = use(part.load());
  return <Loaded {...given} />;
}
