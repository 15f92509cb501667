import type { EarlierMessage } from './contact-evidence.ts';
import { visibleText } from './visible-text.ts';

/** The share of common words from which two messages count as one text with some words replaced. */
const leastSharedWords = 0.6;

/**
 * Whether two messages are nearly the same text; numbers, names and a few words may differ. Two texts
 * without any words are alike.
 */
export function isAlike(one: EarlierMessage, other: EarlierMessage): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  const all = first.size + second.size - shared;
  return shared >= leastSharedWords * all;
}

function wordsOf({ subject, message }: EarlierMessage): ReadonlySet<string> {
  const text = visibleText(`${textOf(subject)} ${textOf(message)}`).normalize('NFKD');
  const words = text
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 1 && !/\p{N}/u.test(word)));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
