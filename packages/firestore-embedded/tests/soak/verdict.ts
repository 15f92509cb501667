import { type Round, writesPerSecond } from './soak-rounds.ts';

/**
 * The shortest soak whose memory is judged, by its second half. The commit log fills for five minutes,
 * and V8 lets its heap grow for about five more before a full collection.
 */
const judgedFromMinutes = 20;
const tolerance = 1.1;
/** The lowest share of the intended writes at which the pace counts as kept. */
const keptPace = 0.97;

/** Returns the results of a soak in lines, and whether it passed. */
export function verdictOf(
  rounds: readonly Round[],
  memory: readonly number[],
  minutes: number,
): { readonly lines: readonly string[]; readonly isGood: boolean } {
  const isComplete = rounds.every(({ behind, failures }) => behind === 0 && failures === 0);
  const slow = rounds.filter(({ pace }) => pace < writesPerSecond * keptPace);
  const quarters = meansOfQuarters(memory);
  const [, , third = 0, last = 0] = quarters;
  const isFlat = minutes < judgedFromMinutes || last <= third * tolerance;
  const isGood = isComplete && slow.length === 0 && isFlat;
  const megabytes = quarters.map((mean) => mean.toFixed(0)).join(', ');
  return {
    isGood,
    lines: [
      `Memory by quarters of the time: ${megabytes} MB; judged from ${judgedFromMinutes} minutes on.`,
      `${writesPerSecond} writes/s were not kept in ${slow.length} of ${rounds.length} rounds.`,
      isComplete ? 'Nothing was missed.' : 'Something was missed.',
      isGood ? 'Good.' : 'Not good.',
    ],
  };
}

function meansOfQuarters(samples: readonly number[]): readonly number[] {
  const size = samples.length / 4;
  return [0, 1, 2, 3].map((quarter) => {
    const part = samples.slice(Math.floor(quarter * size), Math.floor((quarter + 1) * size));
    return part.reduce((total, sample) => total + sample, 0) / part.length;
  });
}
