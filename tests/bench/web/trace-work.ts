/** What a browser's trace tells of one event; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: Readonly<Record<string, unknown>> };
}

/** What a task spent processor time on. */
export interface Work {
  readonly what: string;
  readonly ms: number;
}

const shownParts = 4;
const leastWorkMs = 2;

/**
 * The parts of a task that took longest, among the events of its own thread; each one's own time: what it
 * called is counted for what was called.
 */
export function workOf(task: TraceEvent, own: readonly TraceEvent[]): readonly Work[] {
  const end = task.ts + (task.dur ?? 0);
  const inside = own
    .filter((event) => event !== task && event.ts >= task.ts && event.ts < end)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const spent = new Map<string, number>();
  const open: TraceEvent[] = [];
  for (const event of inside) {
    let parent = open.at(-1);
    while (parent && parent.ts + (parent.dur ?? 0) <= event.ts) {
      open.pop();
      parent = open.at(-1);
    }
    if (parent) add(spent, labelOf(parent), -(event.tdur ?? 0));
    add(spent, labelOf(event), event.tdur ?? 0);
    open.push(event);
  }
  return [...spent]
    .map(([what, us]) => ({ what, ms: us / 1000 }))
    .filter(({ ms }) => ms >= leastWorkMs)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, shownParts);
}

function add(spent: Map<string, number>, what: string, us: number): void {
  spent.set(what, (spent.get(what) ?? 0) + us);
}

function labelOf({ name, args }: TraceEvent): string {
  const url = args?.data?.url;
  const file = typeof url === 'string' ? url.split('/').at(-1) : undefined;
  const called = args?.data?.functionName;
  return [name, file, called].filter(Boolean).join(' ');
}
