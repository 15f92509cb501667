import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCalm } from './calm.ts';

let close = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  close();
  vi.useRealTimers();
});

function open() {
  const calm = createCalm();
  close = calm.open();
  return { ...calm, act: vi.fn() };
}

// A key goes down and comes up again, and the page answers.
const press = () => {
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('keyup'));
};

it('does not wait when nothing was pressed, or some time ago', () => {
  const { whenCalm, act } = open();
  whenCalm(act);
  expect(act).toHaveBeenCalledTimes(1);

  press();
  vi.advanceTimersByTime(2000);
  whenCalm(act);
  expect(act).toHaveBeenCalledTimes(2);
});

it('waits until nothing was pressed for a moment', () => {
  const { whenCalm, act } = open();
  press();
  whenCalm(act);
  vi.advanceTimersByTime(1500);
  dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(1999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

it('after three seconds of keys follows the answer to the next, and not the key itself', () => {
  const { whenCalm, act } = open();
  press();
  whenCalm(act);
  for (let typed = 0; typed < 14; typed += 1) {
    vi.advanceTimersByTime(200);
    press();
  }
  vi.advanceTimersByTime(201);
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event('keyup'));
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledOnce();
});

it('right after the answer to a press is the frame behind what a key wrote, once', async () => {
  const { withAnswer, act } = open();
  press();
  vi.advanceTimersByTime(1500);
  press();
  withAnswer(act);
  await vi.advanceTimersByTimeAsync(1500);
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('input'));
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersToNextFrame();
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  press();
  await vi.advanceTimersByTimeAsync(5000);
  expect(act).toHaveBeenCalledOnce();
});

it('who has only begun to press is answered without what waits', async () => {
  const { withAnswer, act } = open();
  vi.advanceTimersByTime(5000);
  press();
  withAnswer(act);
  for (const key of ['first', 'second']) {
    await vi.advanceTimersByTimeAsync(1400);
    press();
    await vi.advanceTimersByTimeAsync(100);
    expect(act, key).not.toHaveBeenCalled();
  }
  press();
  await vi.advanceTimersByTimeAsync(100);
  expect(act).toHaveBeenCalledOnce();
});

it('who waits for an answer waits for calm at most, and not at all when it is calm', () => {
  const { withAnswer, act } = open();
  withAnswer(act);
  expect(act).toHaveBeenCalledOnce();
  press();
  withAnswer(act);
  withAnswer(act)();
  vi.advanceTimersByTime(1999);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
});

it('calls nobody back who waits no longer, and listens no longer once closed', () => {
  const { whenCalm, act } = open();
  press();
  whenCalm(act)();
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();

  close();
  press();
  whenCalm(act);
  expect(act).toHaveBeenCalledOnce();
});
