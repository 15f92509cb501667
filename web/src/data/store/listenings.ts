import { type Resource, resourceKey } from '@dinar/site/delivery/page-resources';

/** The time for which a resource stays listened to after the last screen that needs it, in ms. */
export const lingerMs = 60_000;

/** A request to listen to a resource. */
export interface Listening {
  /** Unique, also among the attempts to listen to one resource. */
  readonly id: string;
  readonly resource: Resource;
  /** Whether a page is about the resource and shows each change. */
  readonly isClose: boolean;
  /** Aborted when the listener must end. */
  readonly signal: AbortSignal;
}

interface Use {
  listening: Listening;
  controller: AbortController;
  screens: number;
  ending?: ReturnType<typeof setTimeout>;
}

/** The resources that screens need now, and those that they needed in the last minute. */
export interface Listenings {
  /** Requests a listener; returns a function that gives it up. */
  readonly use: (resource: Resource, isClose: boolean) => () => void;
  /** Ends the listener of a resource, if there is one, and requests a new one. */
  readonly restart: (resource: Resource) => void;
  /** The present requests; the same array until one changes. */
  readonly getListenings: () => readonly Listening[];
}

/**
 * Creates the list of requests of one page, and calls back at each change and when a request ends. Detaching and
 * attaching at each step of a visitor would harm the SDK.
 */
export function createListenings(
  onChange: () => void,
  onEnd: (resource: Resource) => void,
): Listenings {
  const uses = new Map<string, Use>();
  let all: readonly Listening[] = [];
  let attempts = 0;

  const changed = () => {
    all = [...uses.values()].map(({ listening }) => listening);
    onChange();
  };
  const begin = (resource: Resource, isClose: boolean) => {
    attempts += 1;
    const controller = new AbortController();
    const id = `${resourceKey(resource)}#${attempts}`;
    return { controller, listening: { id, resource, isClose, signal: controller.signal } };
  };
  const end = (key: string, { controller, listening }: Use) => {
    controller.abort();
    uses.delete(key);
    changed();
    onEnd(listening.resource);
  };

  return {
    use: (resource, isClose) => {
      const key = resourceKey(resource);
      const known = uses.get(key);
      const use = known ?? { ...begin(resource, isClose), screens: 0 };
      clearTimeout(use.ending);
      use.screens += 1;
      const isCloser = isClose && !use.listening.isClose;
      if (isCloser) use.listening = { ...use.listening, isClose };
      uses.set(key, use);
      if (!known || isCloser) changed();
      return () => {
        use.screens -= 1;
        if (use.screens === 0) use.ending = setTimeout(() => end(key, use), lingerMs);
      };
    },
    restart: (resource) => {
      const use = uses.get(resourceKey(resource));
      if (!use) return;
      use.controller.abort();
      Object.assign(use, begin(resource, use.listening.isClose));
      changed();
    },
    getListenings: () => all,
  };
}
