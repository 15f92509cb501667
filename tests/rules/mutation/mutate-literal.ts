import type { ExpressionOf } from '@dinar/firestore-embedded/rules-syntax';
import { type Mutant, replace } from './mutant.ts';

/** Mutants of a constant: a number one less and one more, a longer text, an inverted boolean. */
export function mutateLiteral(literal: ExpressionOf<'literal'>): readonly Mutant[] {
  const { value } = literal;
  switch (typeof value) {
    case 'boolean':
      return [replace(literal, String(!value))];
    case 'bigint':
      return [value - 1n, value + 1n].map((other) => replace(literal, String(other)));
    case 'string':
      return [replace(literal, quote(`${value}x`))];
    default:
      return value === null ? [replace(literal, '1')] : [];
  }
}

/** Mutants of a pattern: one class accepts any character, or one count has no limit. */
export function mutatePattern(literal: ExpressionOf<'literal'>): readonly Mutant[] {
  const { value } = literal;
  if (typeof value !== 'string') return [];
  const withOther = (part: RegExp, other: string) =>
    [...value.matchAll(part)].map(({ 0: found, index }) =>
      replace(literal, quote(value.slice(0, index) + other + value.slice(index + found.length))),
    );
  return [
    ...withOther(/\[[^\]]+\]/g, '.'),
    ...withOther(/\{[\d,]+\}/g, '*'),
    ...withOther(/(?<=\d,)\d+(?=\})/g, ''),
  ];
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
