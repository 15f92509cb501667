import type { JSX } from '../text/jsx.ts';

type NewWindowLinkProps = Omit<JSX.IntrinsicElements['a'], 'children' | 'rel' | 'target'> & {
  readonly href: string;
  readonly text: string;
};

/** A link to another site, in a window of its own, which screen readers announce. */
export function NewWindowLink({ text, ...rest }: NewWindowLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      <span>{text}</span>
      <span className="visually-hidden"> (nouvelle fenêtre)</span>
    </a>
  );
}
