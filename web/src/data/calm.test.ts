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

const press = () => dispatchEvent(new Event('keydown'));

it('does not wait when nothing was pressed, or some time ago', () => {
  const { whenCalm, act } = open();
  whenCalm(act);
  expect(act).toHaveBeenCalledTimes(1);

  press();
  vi.advanceTimersByTime(400);
  whenCalm(act);
  expect(act).toHaveBeenCalledTimes(2);
});

it('waits until nothing was pressed for a moment', () => {
  const { whenCalm, act } = open();
  press();
  whenCalm(act);
  vi.advanceTimersByTime(300);
  dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(399);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

it('waits a second at most, however long somebody types', () => {
  const { whenCalm, act } = open();
  press();
  whenCalm(act);
  for (let typed = 0; typed < 9; typed += 1) {
    vi.advanceTimersByTime(100);
    press();
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
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
