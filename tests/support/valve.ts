import { forwardTo } from '@dinar/tools/local/emulators/forward';
import { serveLocally } from './serve-locally.ts';

export interface Valve {
  readonly url: string;
  /** From now on requests are accepted and never answered. */
  readonly shut: () => void;
  readonly stop: () => Promise<void>;
}

/** A server on a free port that forwards every request to another one, until it is shut. */
export async function startValve(target: string): Promise<Valve> {
  let isShut = false;
  const forward = forwardTo(target);
  const { origin, stop } = await serveLocally((request, response) => {
    if (!isShut) forward(request, response);
  });
  return {
    url: `${origin}/`,
    shut: () => {
      isShut = true;
    },
    stop,
  };
}
