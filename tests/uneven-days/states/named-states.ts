import { boardStates } from './board-states.ts';
import { calendarStates } from './calendar-states.ts';
import { changeStates, coinStates } from './change-states.ts';
import { oddStates } from './odd-states.ts';
import { sourceStates } from './source-states.ts';
import { suspectStates } from './suspect-states.ts';
import type { UnevenState } from './uneven-state.ts';

/** The uneven days by name. */
export const namedStates: readonly UnevenState[] = [
  ...boardStates,
  ...sourceStates,
  ...calendarStates,
  ...suspectStates,
  ...oddStates,
  ...changeStates,
  ...coinStates,
];
