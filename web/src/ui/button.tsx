import type { ComponentProps } from 'react';
import { AppLink } from './app-link.tsx';
import styles from './button.module.css';

type Look = 'solid' | 'quiet';

/** A button of the house; `busy` says that its work is under way. */
export function Button(props: ComponentProps<'button'> & { look?: Look; busy?: boolean }) {
  const { look = 'quiet', busy = false, ...rest } = props;
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

/** A link that looks like a button of the house. */
export function ButtonLink(props: ComponentProps<typeof AppLink> & { look?: Look }) {
  const { look = 'quiet', ...rest } = props;
  return <AppLink className={styles.button} data-look={look} {...rest} />;
}
