import type { JSX } from '../text/jsx.ts';

type NewWindowLinkProps = Omit<JSX.IntrinsicElements['a'], 'children' | 'rel' | 'target'> & {
  readonly href: string;
  readonly text: string;
  /** Whether a text beside the link already says so, which `aria-describedby` names. */
  readonly isSaid?: boolean;
};

/** A link to another site, in a window of its own, which screen readers announce. */
export function NewWindowLink({ text, isSaid = false, ...rest }: NewWindowLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      <span>{text}</span>
      {!isSaid && <span className="visually-hidden"> (nouvelle fenêtre)</span>}
    </a>
  );
}
