import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import type { JSX } from '../text/jsx.ts';

type AppLinkProps = JSX.IntrinsicElements['a'] & {
  readonly to: string;
  /** Whether the link only changes the state of the screen, so that scroll position and focus stay. */
  readonly keepsPlace?: boolean;
};

/**
 * A link to another page of the site.
 *
 * react-router's own Link includes prefetching for framework mode, which adds 2.2 KB in brotli.
 */
export function AppLink({ to, keepsPlace, onClick, ...rest }: AppLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state: keepsPlace && { keepsPlace },
  });
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={onFollow} />;
}

/** A link with `aria-current` on its own page, and also on the pages below it unless `exact`. */
export function NavigationLink({ exact, ...rest }: AppLinkProps & { readonly exact: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === rest.to || (!exact && pathname.startsWith(`${rest.to}/`));
  return <AppLink {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
