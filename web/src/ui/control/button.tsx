import type { ComponentProps } from 'react';
import { AppLink } from '../address/app-link.tsx';
import type { JSX } from '../text/jsx.ts';
import styles from './button.module.css';

type Look = 'solid' | 'outline';

/** A button of the site; `busy` means that its action is in progress. */
export function Button(props: JSX.IntrinsicElements['button'] & { look?: Look; busy?: boolean }) {
  const { look = 'outline', busy = false, ...rest } = props;
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      data-busy={busy}
      aria-disabled={busy || undefined}
      {...rest}
    />
  );
}

/** A link that looks like a button of the site. */
export function ButtonLink(props: ComponentProps<typeof AppLink> & { look?: Look }) {
  const { look = 'outline', ...rest } = props;
  return <AppLink className={styles.button} data-look={look} {...rest} />;
}
