import { readdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { descendantsOf } from '@dinar/tools/processes/process-tree';

const niceness = constants.priority.PRIORITY_LOW;
// Except for root, Linux accepts one change of an autogroup's priority per tenth of a second.
const betweenGroupsMs = 110;

/**
 * Gives every process that this one started the lowest CPU priority, which their later children inherit. Call
 * it when the site's servers run and no browser does: in production the servers are other machines, and their
 * work does not slow a visitor's phone.
 */
export async function lowerPriority(): Promise<void> {
  const ownGroup = await groupOf('self');
  for (const pid of descendantsOf(process.pid)) {
    for (const thread of await threadsOf(pid)) {
      await unlessGone(() => setPriority(thread, niceness));
    }
    // Where Linux shares the processors among autogroups, a process's priority only counts within its group.
    const group = await groupOf(pid);
    if (group === undefined || group === ownGroup) continue;
    await setTimeout(betweenGroupsMs);
    await unlessGone(() => writeFile(groupFile(pid), String(niceness)));
  }
}

/** The ids to set a priority for: Linux has one per thread, other systems one per process. */
async function threadsOf(pid: number): Promise<readonly number[]> {
  if (process.platform !== 'linux') return [pid];
  return ((await unlessGone(() => readdir(`/proc/${pid}/task`))) ?? []).map(Number);
}

/** The name in `/autogroup-12 nice 0`, the group's file; undefined on systems without groups. */
async function groupOf(pid: number | 'self'): Promise<string | undefined> {
  const line = await unlessGone(() => readFile(groupFile(pid), 'utf8'));
  return line?.split(' ')[0];
}

const groupFile = (pid: number | 'self') => `/proc/${pid}/autogroup`;

const goneCodes: readonly unknown[] = ['ENOENT', 'ESRCH'];

/** The result of `act`; undefined if the process has ended or this system does not have the file. */
async function unlessGone<Value>(act: () => Value | Promise<Value>): Promise<Value | undefined> {
  try {
    return await act();
  } catch (error) {
    if (goneCodes.includes(systemCodeOf(error))) return undefined;
    throw error;
  }
}

// `os` throws one code for every system error and keeps the system's own code in `info`.
function systemCodeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const details = 'info' in error ? error.info : error;
  return typeof details === 'object' && details && 'code' in details ? details.code : undefined;
}
