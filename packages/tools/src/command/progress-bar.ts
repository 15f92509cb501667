import { SingleBar } from 'cli-progress';

export interface Progress {
  update(done: number, total: number): void;
  stop(): void;
}

/** A terminal, or its replacement when the output is piped. */
export type ProgressStream =
  | NodeJS.WriteStream
  | { readonly isTTY: false; write(text: string): unknown };

/** Starts a progress bar on a terminal; shows nothing when the output is piped. */
export function startProgress(stream: ProgressStream): Progress {
  if (!stream.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar({
    stream,
    format: 'Écriture {bar} {value}/{total} taux',
    clearOnComplete: true,
    hideCursor: true,
  });
  return {
    update(done, total) {
      if (!bar.isActive) bar.start(total, 0);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
