import type { ComponentProps } from 'react';
import { AppLink } from './app-link.tsx';
import { isPlainClick } from './plain-click.ts';

type StateLinkProps = Omit<ComponentProps<typeof AppLink>, 'onClick' | 'keepsPlace'> & {
  /** Changes to the state that the address says. */
  readonly onChoose: () => void;
};

/** A link to another state of the screen: without scripts, or in a new tab, its address brings it. */
export function StateLink({ onChoose, ...rest }: StateLinkProps) {
  return (
    <AppLink
      {...rest}
      keepsPlace
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose();
      }}
    />
  );
}
