import { applyMutant, type Mutant } from './mutant.ts';

/** The lines that a mutant changes, before and after. */
export interface MutantDiff {
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export function describeMutant(content: string, mutant: Mutant): MutantDiff {
  const before = content.split('\n');
  const after = applyMutant(content, mutant).split('\n');
  const start = before.findIndex((text, at) => text !== after[at]);
  let same = 0;
  const longest = Math.min(before.length, after.length) - start;
  while (same < longest && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const changed = (lines: readonly string[]) => lines.slice(start, lines.length - same);
  return { line: start + 1, before: changed(before), after: changed(after) };
}

/** The changed lines of a mutant joined into one, its name in the list of equivalent mutants. */
export function nameMutant({ after }: MutantDiff): string {
  return after.map((line) => line.trim()).join(' ');
}

/** Formats the diff for the command's output. */
export function printMutant({ line, before, after }: MutantDiff): string {
  const marked = [...before.map((text) => `-${text}`), ...after.map((text) => `+${text}`)];
  return [`firestore.rules:${line}`, ...marked].join('\n');
}
