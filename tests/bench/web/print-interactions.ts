import { percentile } from '../support/percentiles.ts';
import { printTable } from '../support/print-table.ts';
import { type TimedPress, undisturbed, undisturbedMs } from './press-times.ts';
import type { AnsweredEvent } from './watch-interactions.ts';

const aimMs = 50;

/** What the presses of one task at one pace came to. */
export interface Pressed {
  readonly presses: readonly TimedPress[];
  readonly answered: readonly AnsweredEvent[];
}

/** Prints a line for each task at each pace. */
export function printInteractions(results: readonly ({ readonly name: string } & Pressed)[]): void {
  printTable(
    'Interaction (CPU ×4; ms since the press: p50 / p75 / p95 / max)',
    [
      'what',
      'Event Timing, to next paint',
      `within ${aimMs} ms`,
      `where the host took ≤ ${undisturbedMs} ms`,
      'shown',
      'shown, of',
    ],
    results.map(({ name, presses, answered }) => [
      name,
      spread(durations(presses)),
      withinAim(presses),
      withinAim(undisturbed(presses)),
      spread(answered.map(({ shownMs }) => shownMs)),
      `${answered.length} of ${presses.length}`,
    ]),
  );
}

const durations = (presses: readonly TimedPress[]) => presses.map(({ durationMs }) => durationMs);

function withinAim(presses: readonly TimedPress[]): string | undefined {
  if (presses.length === 0) return undefined;
  const within = durations(presses).filter((durationMs) => durationMs <= aimMs).length;
  return `${within} of ${presses.length} (${Math.round((within / presses.length) * 100)} %)`;
}

function spread(values: readonly number[]): string | undefined {
  if (values.length === 0) return undefined;
  return [0.5, 0.75, 0.95, 1].map((share) => Math.round(percentile(values, share))).join(' / ');
}
