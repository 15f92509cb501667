/** How soon one press follows another, and how many there are in one visit of the page. */
export interface Pace {
  readonly name: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly visits: number;
  readonly pressesAVisit: number;
}

export const paces: readonly Pace[] = [
  { name: 'in a row', fromMs: 230, toMs: 300, visits: 1, pressesAVisit: 60 },
  { name: 'now and then', fromMs: 700, toMs: 2600, visits: 1, pressesAVisit: 60 },
  // Who comes for one number presses no more than these.
  { name: 'first of a visit', fromMs: 500, toMs: 1500, visits: 8, pressesAVisit: 5 },
];

// Steps of the golden ratio lie apart however many they are.
const goldenStep = 0.618_034;

/**
 * The pause after a press, spread over the pace: it keeps time with nothing, so that presses meet every
 * moment of the board and of the waits of the page.
 */
export function pauseMs({ fromMs, toMs }: Pace, turn: number): number {
  return fromMs + ((turn * goldenStep) % 1) * (toMs - fromMs);
}
