import { expect, it } from 'vitest';
import { boardOfStats, euroStats } from '../testing/rates-fixtures.ts';
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

it('what takes longer to read is still published before what came after it', async () => {
  const seen: BoardEvent[] = [];
  const { publish, open } = createPublisher({ dispatch: (event) => seen.push(event) });
  open();
  publish(slowly);
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([rates, lost]);
});

it('a feed that is gone publishes nothing more', async () => {
  const seen: BoardEvent[] = [];
  const { publish, open } = createPublisher({ dispatch: (event) => seen.push(event) });
  const close = open();
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([lost]);
  publish(slowly);
  close();
  await new Promise<void>((resolve) => {
    publish(async () => {
      resolve();
      return lost;
    });
  });
  expect(seen).toEqual([lost]);
});
