import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { DataFolder } from './durability/keep-in-folder.ts';
import type { BackendStorage } from './engine/backend.ts';
import type { Outbox } from './engine/outbox.ts';
import type { BackendFigures } from './meter-backend.ts';

/** The server's current figures, for a line of the log and for `GET /emulator/v1/metrics`. */
export interface ServerFigures extends BackendFigures {
  readonly uptimeSeconds: number;
  readonly memory: { readonly residentMb: number; readonly heapMb: number };
  /** The 99th percentile of the event loop's delay since the last reading. */
  readonly loopDelayP99Ms: number;
  readonly documents: Readonly<Record<string, number>>;
  readonly outbox: { readonly pending: number; readonly muted: boolean };
  /** Absent without a data folder. */
  readonly data?: DataFolder['figures'];
}

const lookEveryMs = 50;

/** Starts to watch the event loop; `figures` collects the server's figures. */
export function watchFigures(watched: {
  readonly backend: () => BackendFigures;
  readonly storage: BackendStorage;
  readonly outbox: Outbox | undefined;
  readonly folder: DataFolder | undefined;
}): { figures(): ServerFigures; close(): void } {
  const delay = monitorEventLoopDelay({ resolution: lookEveryMs });
  delay.enable();
  return {
    close: () => void delay.disable(),
    figures() {
      const { rss, heapUsed } = process.memoryUsage();
      // The monitor measures the time between two samples, which includes the interval.
      const late = delay.percentile(99) / 1e6 - lookEveryMs;
      const loopDelayP99Ms = Math.max(0, Math.round(late * 1e3) / 1e3) || 0;
      delay.reset();
      return {
        uptimeSeconds: Math.round(process.uptime()),
        memory: { residentMb: megabytes(rss), heapMb: megabytes(heapUsed) },
        loopDelayP99Ms,
        documents: Object.fromEntries(
          watched.storage.contents().map(({ name, documents }) => [name, documents.length]),
        ),
        outbox: {
          pending: watched.outbox?.pending ?? 0,
          muted: watched.outbox?.muted ?? false,
        },
        ...watched.backend(),
        ...(watched.folder && { data: watched.folder.figures }),
      };
    },
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e5) / 10;
}
