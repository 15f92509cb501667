import type { NamesIn } from '@dinar/domain/language/texts';
import { createElement, type ReactElement } from 'react';
import { Fragment } from './fragment.ts';
import { Literal } from './literal.tsx';

/** A value in a text: an element, or a literal such as a figure, a code or a name; nothing leaves it out. */
type Value = ReactElement | string | false | null | undefined;

type RichTextProps<Text extends string> = {
  /** The words, with the names of the values in braces: « Pour acheter {amount} ». */
  readonly text: Text;
} & { readonly [Name in NamesIn<Text>]: Value };

/** A text with values inside; each stretch of words has an element of its own. */
export function RichText<const Text extends string>(props: RichTextProps<Text>): ReactElement;
export function RichText({ text, ...values }: { text: string } & Readonly<Record<string, Value>>) {
  const parts = text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? words(part) : elementOf(values[part])));
  // As arguments they need no keys: the parts of a text keep their places.
  return createElement(Fragment, null, ...parts);
}

function words(text: string) {
  return text && <span>{text}</span>;
}

function elementOf(value: Value) {
  if (typeof value !== 'string') return value;
  return value && <Literal>{value}</Literal>;
}
