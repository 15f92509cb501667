import { expect, it, vi } from 'vitest';
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

/** A calm that comes, and an answer to a press, when they are told to. */
function handCalm() {
  const acts = { calm: new Set<() => void>(), answer: new Set<() => void>() };
  const waitIn = (waiting: Set<() => void>) => (act: () => void) => {
    waiting.add(act);
    return () => void waiting.delete(act);
  };
  const end = (waiting: Set<() => void>) => () => {
    for (const act of waiting) {
      waiting.delete(act);
      act();
    }
  };
  const calm: Calm = {
    whenCalm: waitIn(acts.calm),
    withAnswer: waitIn(acts.answer),
    open: () => () => {},
  };
  return {
    calm,
    waiting: () => acts.calm.size,
    awaitingAnswer: () => acts.answer.size,
    becomeCalm: end(acts.calm),
    answer: end(acts.answer),
  };
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

it('of rates that wait for calm the newest is published, once, with an answer, and the next a second later', async () => {
  const { seen, publishWhenCalm, open, becomeCalm, waiting, awaitingAnswer, answer } = publisher();
  open();
  publishWhenCalm(async () => ({ ...rates, fromServer: false }), 1);
  publishWhenCalm(slowly, 1);
  expect(waiting()).toBe(1);
  becomeCalm();
  await expect.poll(awaitingAnswer).toBe(1);
  expect(seen).toEqual([]);
  answer();
  await expect.poll(() => seen).toEqual([rates]);
  publishWhenCalm(slowly, 1);
  expect(waiting()).toBe(0);
  await expect.poll(waiting, { timeout: 2000 }).toBe(1);
  becomeCalm();
  await expect.poll(awaitingAnswer).toBe(1);
  answer();
  await expect.poll(() => seen).toEqual([rates, rates]);
});

it('the word that the link was lost waits for nothing, and overtakes no rates', async () => {
  const { seen, publish, publishWhenCalm, open, becomeCalm, waiting } = publisher();
  open();
  publishWhenCalm(slowly, 1);
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([rates, lost]);
  expect(waiting()).toBe(0);
  becomeCalm();
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([rates, lost, lost]);
});

it('rates that were read and wait for an answer are let go before that word', async () => {
  const { seen, publish, publishWhenCalm, open, becomeCalm, awaitingAnswer } = publisher();
  open();
  publishWhenCalm(slowly, 1);
  becomeCalm();
  await expect.poll(awaitingAnswer).toBe(1);
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([rates, lost]);
  expect(awaitingAnswer()).toBe(0);

  publishWhenCalm(slowly, 1);
  becomeCalm();
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([rates, lost, rates, lost]);
});

it('what cannot be read is told of, and holds up nothing that follows', async () => {
  const tell = vi.fn();
  vi.stubGlobal('reportError', tell);
  const { seen, publish, publishWhenCalm, open, becomeCalm, awaitingAnswer } = publisher();
  open();
  publish(() => Promise.reject(new Error('unreadable')));
  await expect.poll(() => tell.mock.calls).toEqual([[new Error('unreadable')]]);
  publishWhenCalm(slowly, 1);
  becomeCalm();
  await expect.poll(awaitingAnswer).toBe(1);
  expect(seen).toEqual([]);
  vi.unstubAllGlobals();
});

it('rates that took the place of more are followed as late as those would be', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const { seen, publishWhenCalm, open, becomeCalm, answer, waiting } = publisher();
  open();
  publishWhenCalm(slowly, 20);
  publishWhenCalm(async () => rates, 1);
  becomeCalm();
  await nextTask();
  answer();
  await nextTask();
  expect(seen).toEqual([rates]);
  publishWhenCalm(slowly, 1);
  vi.advanceTimersByTime(1999);
  expect(waiting()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(waiting()).toBe(1);
  vi.useRealTimers();
});

it('a feed that is gone publishes nothing more', async () => {
  const { seen, publish, publishWhenCalm, open, waiting } = publisher();
  const close = open();
  publish(async () => lost);
  await expect.poll(() => seen).toEqual([lost]);
  publish(slowly);
  publishWhenCalm(slowly, 1);
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
