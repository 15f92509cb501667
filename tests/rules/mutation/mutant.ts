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
