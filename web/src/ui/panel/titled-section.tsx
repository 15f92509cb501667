import { useId } from 'react';
import type { Elements } from '../text/content.ts';
import type { JSX } from '../text/jsx.ts';

type TitledSectionProps = Omit<JSX.IntrinsicElements['section'], 'title' | 'children'> & {
  readonly title: string;
  readonly children: Elements;
};

/** A section under a heading that names it, also for screen readers. */
export function TitledSection({ title, children, ...rest }: TitledSectionProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
