import type { ComponentProps } from 'react';
import { AppLink, isPlainClick } from './app-link.tsx';

type StateLinkProps = Omit<ComponentProps<typeof AppLink>, 'onClick' | 'keepsPlace'> & {
  /** Changes to the state in the address. */
  readonly onChoose: () => void;
};

/**
 * A link to another state of the screen; its address also opens that state without scripts or in a new tab.
 */
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
