import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useTexts } from '../language/locale-context.ts';
import type { JSX } from '../text/jsx.ts';

type NewWindowLinkProps = Omit<JSX.IntrinsicElements['a'], 'children' | 'rel' | 'target'> & {
  readonly href: string;
  readonly text: string;
  /** Whether a text beside the link already says so, which `aria-describedby` names. */
  readonly isSaid?: boolean;
};

/** A link to another site, in a window of its own, which screen readers announce. */
export function NewWindowLink({ text, isSaid = false, ...rest }: NewWindowLinkProps) {
  const { newWindow } = useTexts(commonTexts);
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      <span>{text}</span>
      {!isSaid && <span className="visually-hidden">{newWindow}</span>}
    </a>
  );
}
