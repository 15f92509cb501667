import { expect, it } from 'vitest';
import { timePresses, undisturbed } from './press-times.ts';

const entry = (startedAt: number, durationMs: number) => ({
  name: 'keydown',
  interactionId: 1,
  startedAt,
  durationMs,
  delayMs: 0,
  handlersMs: 0,
});
const press = (pressedAt: number, stolenMs?: number) => ({
  pressedAt,
  endedAt: pressedAt + 100,
  stolenMs,
});

it('gives a press the longest entry that began within it, and 16 ms to one without', () => {
  const timed = timePresses(
    [press(1000), press(1100), press(1200)],
    [entry(1001, 24), entry(1099, 40), entry(1200, 32)],
  );
  expect(timed.map(({ durationMs }) => durationMs)).toEqual([40, 16, 32]);
});

it('takes a press for undisturbed only where it is known that the host took next to nothing', () => {
  const timed = timePresses([press(0, 0), press(100, 10), press(200, 20), press(300)], []);
  expect(undisturbed(timed).map(({ pressedAt }) => pressedAt)).toEqual([0, 100]);
});
