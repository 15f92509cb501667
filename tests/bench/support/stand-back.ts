import { readdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { descendantsOf } from '@dinar/local-run/processes/process-tree';

const niceness = constants.priority.PRIORITY_LOW;
// Linux lets one group's claim be set in a tenth of a second, except by root.
const betweenGroupsMs = 110;

/**
 * Gives every process that this one started the least claim to the processors, and with it whatever
 * they start later. Call it when the site's servers run and no browser does: in the field they are
 * other machines, and what they compute is no part of what a visitor's phone does.
 */
export async function standBack(): Promise<void> {
  for (const pid of await descendantsOf(process.pid)) {
    try {
      for (const thread of await threadsOf(pid)) setPriority(thread, niceness);
      await standBackAsGroup(pid);
    } catch (error) {
      if (!hasEnded(error)) throw error;
    }
  }
}

/** Linux keeps a priority for each thread, other systems for the process. */
async function threadsOf(pid: number): Promise<readonly number[]> {
  if (process.platform !== 'linux') return [pid];
  return (await readdir(`/proc/${pid}/task`)).map(Number);
}

/** Where Linux first shares the processors among groups, a priority counts within one only. */
async function standBackAsGroup(pid: number): Promise<void> {
  const group = await groupOf(pid);
  if (group === undefined || group === (await groupOf('self'))) return;
  await setTimeout(betweenGroupsMs);
  await writeFile(groupFile(pid), String(niceness));
}

/** `/autogroup-12 nice 0`; undefined where there are none. */
async function groupOf(pid: number | 'self'): Promise<string | undefined> {
  try {
    return (await readFile(groupFile(pid), 'utf8')).split(' ')[0];
  } catch (error) {
    if (hasEnded(error)) return undefined;
    throw error;
  }
}

const groupFile = (pid: number | 'self') => `/proc/${pid}/autogroup`;

/** A process that ended meanwhile, or a file that this system does not have. */
function hasEnded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(`${error.code}`);
}
