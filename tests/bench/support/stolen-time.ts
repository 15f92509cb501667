import { readFile } from 'node:fs/promises';

const stolenField = 7;

/**
 * Share (0 to 1) of the processor time since the call that the machine's host gave to others, as a
 * virtual machine's Linux counts it (`steal` of `/proc/stat`); undefined elsewhere. Times taken while
 * much was stolen say little about the site.
 */
export async function watchStolenTime(): Promise<() => Promise<number | undefined>> {
  const before = await processorTimes();
  return async () => {
    const after = await processorTimes();
    if (!before || !after) return undefined;
    const spent = after.map((ticks, field) => ticks - (before[field] ?? 0));
    const all = spent.slice(0, stolenField + 1).reduce((sum, ticks) => sum + ticks, 0);
    return all > 0 ? (spent[stolenField] ?? 0) / all : 0;
  };
}

async function processorTimes(): Promise<readonly number[] | undefined> {
  if (process.platform !== 'linux') return undefined;
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  return line.trim().split(/\s+/).slice(1).map(Number);
}
