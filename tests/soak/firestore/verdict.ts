import { type Round, writesPerSecond } from './soak-rounds.ts';
import { isStarved } from './strain.ts';

/**
 * The log of commits fills for five minutes, and V8 lets its heap grow for about as long again before
 * it collects all of it: of twenty minutes, memory is judged by the second ten.
 */
const judgedFromMinutes = 20;
const tolerance = 1.1;
/** The share of the writes that must have been made for the pace to be kept. */
const keptPace = 0.97;

/** What a soak has shown, line by line, and whether it is as it must be. */
export function verdictOf(
  rounds: readonly Round[],
  quarters: readonly number[],
  minutes: number,
): { readonly lines: readonly string[]; readonly isGood: boolean } {
  const isComplete = rounds.every(({ behind, failures }) => behind === 0 && failures === 0);
  const slow = rounds.filter(({ pace }) => pace < writesPerSecond * keptPace);
  const isMemoryGood = minutes < judgedFromMinutes || isFlat(quarters);
  const isGood = isComplete && slow.length === 0 && isMemoryGood;
  const memory = quarters.map((megabytes) => megabytes.toFixed(0)).join(', ');
  return {
    isGood,
    lines: [
      `Memory by quarters of the time: ${memory} MB; judged from ${judgedFromMinutes} minutes on.`,
      ...(slow.length > 0 ? [slowLine(rounds, slow)] : []),
      isComplete ? 'Nothing was missed.' : 'Something was missed.',
      isGood ? 'Good.' : 'Not good.',
    ],
  };
}

/** Who was short of time: without processors, neither side can keep the pace. */
function slowLine(rounds: readonly Round[], slow: readonly Round[]): string {
  const client = slow.filter((round) => isStarved(round.client)).length;
  const server = slow.filter((round) => isStarved(round.server)).length;
  return (
    `${writesPerSecond} writes/s were not kept in ${slow.length} of ${rounds.length} rounds; in ` +
    `${client} of those the machine had no processor for the client, in ${server} for the server.`
  );
}

function isFlat([, , third = 0, last = 0]: readonly number[]): boolean {
  return last <= third * tolerance;
}
