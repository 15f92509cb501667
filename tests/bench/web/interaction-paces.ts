/** How soon one press follows another. */
export interface Pace {
  readonly name: string;
  readonly fromMs: number;
  readonly toMs: number;
}

export const paces: readonly Pace[] = [
  { name: 'in a row', fromMs: 230, toMs: 300 },
  { name: 'now and then', fromMs: 700, toMs: 2600 },
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
