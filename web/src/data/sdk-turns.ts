import { nextTask } from '../ui/next-task.ts';

// What a press may wait for, beside the operation that is under way.
const taskMs = 5;

let taskEndsAt = 0;

/**
 * Comes before each operation of the Firestore SDK's queue and within its longest, built in there by
 * `build/lean-firestore-plugin.ts`. The queue runs all that an answer asks for, a document an operation,
 * in one task: now it goes on in the next one every 5 ms, so that a press comes between.
 */
export function sdkTurn(): Promise<void> | undefined {
  if (performance.now() < taskEndsAt) return undefined;
  return nextTask().then(() => {
    taskEndsAt = performance.now() + taskMs;
  });
}
