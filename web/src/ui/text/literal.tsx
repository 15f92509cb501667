import type { JSX } from './jsx.ts';

type LiteralProps = Omit<JSX.IntrinsicElements['span'], 'translate'> & {
  readonly children: string;
};

/** A text that is the same in every language: a figure, a code, a pair, a name. Translators leave it unchanged. */
export function Literal(props: LiteralProps) {
  return <span translate="no" {...props} />;
}
