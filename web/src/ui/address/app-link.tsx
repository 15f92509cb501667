import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

type AppLinkProps = ComponentProps<'a'> & {
  readonly to: string;
  /** Leads to another state of the same screen: one stays where one was, scroll and focus kept. */
  readonly keepsPlace?: boolean;
};

/**
 * A link to another page of the site.
 *
 * react-router's own Link brings its prefetching for framework mode along, 2.2 KB more in brotli.
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

/** A link that knows whether it leads to the page one is on, or below it unless `exact`. */
export function NavigationLink({ exact, ...rest }: AppLinkProps & { readonly exact: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === rest.to || (!exact && pathname.startsWith(`${rest.to}/`));
  return <AppLink {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
