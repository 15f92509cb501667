import type { Calm } from '../ui/calm.ts';

/** Holds what is to be drawn until it is drawn with the answer to a press. */
export interface AnswerHold {
  /** Resolves with the answer to the next press, or once it is calm; at once while something hurries. */
  readonly held: () => Promise<void>;
  /** Lets go of what is held, and holds nothing until what it returns is called. */
  readonly hurry: () => () => void;
}

/** Makes the hold of one feed. */
export function createAnswerHold({ withAnswer }: Pick<Calm, 'withAnswer'>): AnswerHold {
  let hurried = 0;
  let letGo = () => {};
  return {
    held: () =>
      new Promise((resolve) => {
        if (hurried > 0) return resolve();
        const stop = withAnswer(resolve);
        letGo = () => {
          stop();
          resolve();
        };
      }),
    hurry: () => {
      hurried += 1;
      letGo();
      return () => {
        hurried -= 1;
      };
    },
  };
}
