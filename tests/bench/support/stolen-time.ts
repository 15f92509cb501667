import { readFile } from 'node:fs/promises';

const stolenField = 7;
// Linux counts in hundredths of a second.
const tickMs = 10;

/** What a machine's host took of its processors between two moments. */
export interface StolenTime {
  /** Over all processors; counted in steps of 10 ms. */
  readonly stolenMs: number;
  /** Of the processors' time, 0 to 1. */
  readonly share: number;
}

/**
 * Processor time since the call that the machine's host gave to others, as a virtual machine's Linux
 * counts it (`steal` of `/proc/stat`); undefined elsewhere. Times taken while much was stolen say
 * little about the site.
 */
export async function watchStolenTime(): Promise<() => Promise<StolenTime | undefined>> {
  const before = await processorTimes();
  return async () => {
    const after = await processorTimes();
    if (!before || !after) return undefined;
    const spent = after.map((ticks, field) => ticks - (before[field] ?? 0));
    const all = spent.slice(0, stolenField + 1).reduce((sum, ticks) => sum + ticks, 0);
    const stolen = spent[stolenField] ?? 0;
    return { stolenMs: stolen * tickMs, share: all > 0 ? stolen / all : 0 };
  };
}

async function processorTimes(): Promise<readonly number[] | undefined> {
  if (process.platform !== 'linux') return undefined;
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  return line.trim().split(/\s+/).slice(1).map(Number);
}
