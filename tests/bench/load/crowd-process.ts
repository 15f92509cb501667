import type { QuerySnapshot } from 'firebase/firestore';
import { setLogLevel } from 'firebase/firestore';
import { boardHash } from './board-hash.ts';
import type { Arrivals, CrowdAnswer, CrowdLook, CrowdOrder } from './crowd-messages.ts';
import { type CrowdVisitor, openCrowdVisitor } from './crowd-visitor.ts';

// Each lost connection is a warning of each visitor: the bench counts them itself.
setLogLevel('silent');

/** So many open at once, so that opening them is no storm of its own. */
const openedTogether = 25;

let visitors: readonly CrowdVisitor[] = [];
const arrivals = new Map<string, number[]>();

// Should the bench fall over, its visitors do not outlive it.
process.on('disconnect', () => process.exit());

process.on('message', (order: CrowdOrder) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function obey(order: CrowdOrder): Promise<CrowdAnswer> {
  switch (order.kind) {
    case 'open':
      visitors = await openAll(order);
      return { kind: 'open' };
    case 'look':
      return { kind: 'look', look: look() };
    case 'tell-arrivals':
      return { kind: 'tell-arrivals', arrivals: told() };
    case 'close':
      await Promise.all(visitors.map((visitor) => visitor.close()));
      return { kind: 'close' };
  }
}

async function openAll(order: CrowdOrder & { kind: 'open' }): Promise<readonly CrowdVisitor[]> {
  const opened: CrowdVisitor[] = [];
  while (opened.length < order.visitors) {
    const count = Math.min(openedTogether, order.visitors - opened.length);
    const next = Array.from({ length: count }, (_, index) =>
      openCrowdVisitor(
        `visitor-${opened.length + index}`,
        order.firestoreHost,
        order.projectId,
        noteArrivals,
      ),
    );
    opened.push(...(await Promise.all(next)));
  }
  return opened;
}

function noteArrivals(snapshot: QuerySnapshot): void {
  const now = Date.now();
  for (const { doc } of snapshot.docChanges()) {
    const key = `${doc.id}:${doc.get('live_rate.value')}`;
    const known = arrivals.get(key);
    if (known) known.push(now);
    else arrivals.set(key, [now]);
  }
}

function look(): CrowdLook {
  const inStep = visitors
    .map((visitor) => visitor.snapshot())
    .filter(({ metadata }) => !metadata.fromCache);
  const boards: Record<string, number> = {};
  for (const { docs } of inStep) {
    const hash = boardHash(docs.map((one) => ({ path: one.ref.path, data: one.data() })));
    boards[hash] = (boards[hash] ?? 0) + 1;
  }
  return {
    boards,
    outOfStep: visitors.length - inStep.length,
    failures: visitors.flatMap((visitor) => visitor.failure() ?? []),
    residentMb: Math.round(process.memoryUsage().rss / 1e6),
  };
}

function told(): Arrivals {
  const all = Object.fromEntries(arrivals);
  arrivals.clear();
  return all;
}
