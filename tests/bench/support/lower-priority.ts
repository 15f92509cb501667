import { readdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { descendantsOf } from '@dinar/tools/processes/process-tree';

const niceness = constants.priority.PRIORITY_LOW;
// Linux lets one group's claim be set in a tenth of a second, except by root.
const betweenGroupsMs = 110;

/**
 * Gives every process that this one started the least claim to the processors, and with it whatever
 * they start later. Call it when the site's servers run and no browser does: in the field they are
 * other machines, and what they compute is no part of what a visitor's phone does.
 */
export async function lowerPriority(): Promise<void> {
  const ownGroup = await groupOf('self');
  for (const pid of await descendantsOf(process.pid)) {
    for (const thread of await threadsOf(pid)) {
      await unlessGone(() => setPriority(thread, niceness));
    }
    // Where Linux first shares the processors among groups, a priority counts within one only.
    const group = await groupOf(pid);
    if (group === undefined || group === ownGroup) continue;
    await setTimeout(betweenGroupsMs);
    await unlessGone(() => writeFile(groupFile(pid), String(niceness)));
  }
}

/** Linux keeps a priority for each thread, other systems for the process. */
async function threadsOf(pid: number): Promise<readonly number[]> {
  if (process.platform !== 'linux') return [pid];
  return ((await unlessGone(() => readdir(`/proc/${pid}/task`))) ?? []).map(Number);
}

/** As in `/autogroup-12 nice 0`; undefined where there are none. */
async function groupOf(pid: number | 'self'): Promise<string | undefined> {
  const line = await unlessGone(() => readFile(groupFile(pid), 'utf8'));
  return line?.split(' ')[0];
}

const groupFile = (pid: number | 'self') => `/proc/${pid}/autogroup`;

const goneCodes: readonly unknown[] = ['ENOENT', 'ESRCH'];

/** The result of `act`; undefined for a process that ended meanwhile, or a file this system does not have. */
async function unlessGone<Value>(act: () => Value | Promise<Value>): Promise<Value | undefined> {
  try {
    return await act();
  } catch (error) {
    if (goneCodes.includes(systemCodeOf(error))) return undefined;
    throw error;
  }
}

// `os` has one code for all that the system refuses, and the system's own beneath it.
function systemCodeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const details = 'info' in error ? error.info : error;
  return typeof details === 'object' && details && 'code' in details ? details.code : undefined;
}
