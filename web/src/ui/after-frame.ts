import { nextTask } from './next-task.ts';

/** Calls back in a task of its own behind the next frame; gives a function that calls it off. */
export function afterFrame(callback: () => void): () => void {
  let isOff = false;
  const frame = requestAnimationFrame(() => {
    void nextTask().then(() => {
      if (!isOff) callback();
    });
  });
  return () => {
    isOff = true;
    cancelAnimationFrame(frame);
  };
}
