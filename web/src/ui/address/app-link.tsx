import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from './plain-click.ts';
import { useLocation, useNavigate } from './router.tsx';

type AppLinkProps = ComponentProps<'a'> & {
  readonly to: string;
  /** Whether the link only changes the state of the screen, so that scroll position and focus stay. */
  readonly keepsPlace?: boolean;
};

/** A link to another page of the site. A link to the current address adds no entry to the history. */
export function AppLink({ to, keepsPlace, onClick, ...rest }: AppLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target === '_blank') return;
    event.preventDefault();
    const { pathname, search } = window.location;
    navigate(to, {
      replace: to === pathname + search,
      state: keepsPlace ? { keepsPlace } : undefined,
    });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A link with `aria-current` on its own page, and also on the pages below it unless `exact`. */
export function NavigationLink({ exact, ...rest }: AppLinkProps & { readonly exact: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === rest.to || (!exact && pathname.startsWith(`${rest.to}/`));
  return <AppLink {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
