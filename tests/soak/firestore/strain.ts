import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How a process fared over some time. */
export interface Strain {
  /** The 99th percentile of how late its event loop was. */
  readonly loopLateMs: number;
  /** The share of the time in which its main thread ran. */
  readonly ran?: number;
  /** The share in which it could have run and had no processor; only Linux tells. */
  readonly starved?: number;
}

/** What the kernel has counted of a main thread, in milliseconds. */
interface Scheduled {
  readonly at: number;
  readonly ranMs: number;
  readonly waitedMs: number;
}

/** From this share on, a process was held up by the machine and not by its own work. */
const starvedFrom = 0.1;
const lookEveryMs = 20;

/** Follows the processor time of a process from one look to the next. */
export class ProcessWatch {
  readonly #pid: number;
  readonly #loopLateMs: () => Promise<number>;
  #before: Scheduled | undefined;

  constructor(pid: number, loopLateMs: () => Promise<number>) {
    this.#pid = pid;
    this.#loopLateMs = loopLateMs;
  }

  /** How it fared since the last look. */
  async look(): Promise<Strain> {
    const before = this.#before;
    const now = await scheduled(this.#pid);
    this.#before = now;
    const loopLateMs = await this.#loopLateMs();
    if (before === undefined || now === undefined) {
      return { loopLateMs };
    }
    const elapsed = now.at - before.at;
    return {
      loopLateMs,
      ran: (now.ranMs - before.ranMs) / elapsed,
      starved: (now.waitedMs - before.waitedMs) / elapsed,
    };
  }
}

/** This process, in which the clients run. */
export function watchClient(): ProcessWatch {
  const delay = monitorEventLoopDelay({ resolution: lookEveryMs });
  delay.enable();
  return new ProcessWatch(process.pid, async () => {
    const late = delay.percentile(99) / 1e6 - lookEveryMs;
    delay.reset();
    return Math.max(0, late) || 0;
  });
}

/** The embedded server, which tells of its own event loop. */
export function watchServer({ pid, port }: { readonly pid: number; readonly port: number }) {
  return new ProcessWatch(pid, () => serverLoopLateMs(port));
}

export function describeStrain(who: string, { loopLateMs, ran, starved }: Strain): string {
  const shares =
    ran === undefined || starved === undefined
      ? ''
      : `, ran ${percent(ran)}, waited for a processor ${percent(starved)}`;
  return `${who}: loop late by ${loopLateMs.toFixed(0)} ms (p99)${shares}`;
}

export function isStarved({ starved = 0 }: Strain): boolean {
  return starved >= starvedFrom;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

async function scheduled(pid: number): Promise<Scheduled | undefined> {
  if (process.platform !== 'linux') {
    return undefined;
  }
  const [ran, waited] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ');
  return { at: performance.now(), ranMs: Number(ran) / 1e6, waitedMs: Number(waited) / 1e6 };
}

function serverLoopLateMs(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = '/emulator/v1/metrics';
    get({ host: '127.0.0.1', port, path, agent: false }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      const figures: unknown = JSON.parse(Buffer.concat(chunks).toString());
      resolve(Number(Reflect.get(Object(figures), 'loopDelayP99Ms')));
    }).on('error', reject);
  });
}
