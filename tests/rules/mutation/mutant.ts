import type { Span } from '@dinar/firestore-embedded/rules-syntax';

/** One change of a rules file: the text of a span is replaced. */
export interface Mutant extends Span {
  readonly replacement: string;
}

/** Returns the rules with the mutant applied. */
export function applyMutant(content: string, { start, end, replacement }: Mutant): string {
  return content.slice(0, start) + replacement + content.slice(end);
}

/** The text of an expression or a statement. */
export function textOf(content: string, { start, end }: Span): string {
  return content.slice(start, end);
}

/** A mutant that puts `replacement` in the place of `span`. */
export function replace({ start, end }: Span, replacement: string): Mutant {
  return { start, end, replacement };
}

/** The lines that a mutant changes, before and after. */
interface MutantDiff {
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
