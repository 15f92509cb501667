import { RulesBytes } from '../values/rules-bytes.ts';
import { matchesPattern } from './regular-expression.ts';
import { replaceText, splitText } from './replace-text.ts';
import { type Signature, signature } from './signature.ts';

/** Case changes only affect ASCII letters, as in Google's language. */
const lowerLetters = /[a-z]+/gu;
const upperLetters = /[A-Z]+/gu;

/** @see https://firebase.google.com/docs/reference/rules/rules.String */
export const stringMethods: Readonly<Record<string, readonly Signature[]>> = {
  size: [signature(['string'], (text) => BigInt(text.length))],
  lower: [signature(['string'], (text) => text.replace(upperLetters, (run) => run.toLowerCase()))],
  upper: [signature(['string'], (text) => text.replace(lowerLetters, (run) => run.toUpperCase()))],
  // Java's trim: everything up to and including the space.
  trim: [signature(['string'], trim)],
  matches: [signature(['string', 'string'], matchesPattern)],
  split: [signature(['string', 'string'], splitText)],
  replace: [signature(['string', 'string', 'string'], replaceText)],
  toUtf8: [signature(['string'], (text) => new RulesBytes(Buffer.from(text, 'utf8')))],
};

function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 32) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 32) end -= 1;
  return text.slice(start, end);
}
