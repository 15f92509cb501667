import { expect, it } from 'vitest';
import { boardOfStats, euroStats } from '../testing/rates-fixtures.ts';
import type { Calm } from '../ui/calm.ts';
import { nextTask } from '../ui/next-task.ts';
import type { BoardEvent } from './board-state.ts';
import { createPublisher } from './publisher.ts';

const rates = {
  type: 'rates-received',
  board: boardOfStats(euroStats()),
  fromServer: true,
} as const;
const lost = { type: 'link-changed', up: false } as const;

async function slowly(): Promise<BoardEvent> {
  await nextTask();
  await nextTask();
  return rates;
}

/** A calm that comes when it is told to. */
function handCalm() {
  const acts = new Set<() => void>();
  const calm: Calm = {
    whenCalm: (act) => {
      acts.add(act);
      return () => acts.delete(act);
    },
    open: () => () => {},
  };
  return { calm, waiting: () => acts.size, becomeCalm: () => acts.forEach((act) => void act()) };
}

function publisher() {
  const seen: BoardEvent[] = [];
  const { calm, ...hand } = handCalm();
  return { seen, ...hand, ...createPublisher({ dispatch: (event) => seen.push(event) }, calm) };
}

it('what takes longer to read is still published before what came after it', async () => {
  const { seen, publish, open } = publisher();
  open();
  publish(slowly);
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([rates, lost]);
});

it('of rates that wait for calm the newest is published, once', async () => {
  const { seen, publishWhenCalm, open, becomeCalm, waiting } = publisher();
  open();
  publishWhenCalm(async () => ({ ...rates, fromServer: false }));
  publishWhenCalm(slowly);
  expect(waiting()).toBe(1);
  becomeCalm();
  await expect.poll(() => seen).toEqual([rates]);
  publishWhenCalm(slowly);
  becomeCalm();
  await expect.poll(() => seen).toEqual([rates, rates]);
});

it('the word that the link was lost waits for nothing, and overtakes no rates', async () => {
  const { seen, publish, publishWhenCalm, open, becomeCalm, waiting } = publisher();
  open();
  publishWhenCalm(slowly);
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([rates, lost]);
  expect(waiting()).toBe(0);
  becomeCalm();
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([rates, lost, lost]);
});

it('a feed that is gone publishes nothing more', async () => {
  const { seen, publish, publishWhenCalm, open, waiting } = publisher();
  const close = open();
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([lost]);
  publish(slowly);
  publishWhenCalm(slowly);
  close();
  expect(waiting()).toBe(0);
  await new Promise<void>((resolve) => {
    publish(async () => {
      resolve();
      return lost;
    });
  });
  expect(seen).toEqual([lost]);
});
