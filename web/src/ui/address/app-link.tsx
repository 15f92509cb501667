import { pathIn } from '@dinar/site/routes/locale-path';
import type { MouseEvent } from 'react';
import { useLocale } from '../language/locale-context.ts';
import type { JSX } from '../text/jsx.ts';
import { useLocation, useNavigate } from './page-location.ts';

type AppLinkProps = JSX.IntrinsicElements['a'] & {
  readonly to: string;
  /** Whether the link only changes the state of the screen, so that scroll position and focus stay. */
  readonly keepsPlace?: boolean;
};

/** A link to another page of the site, in the language of the page. A link to the current address adds no entry to the history. */
export function AppLink({ to, keepsPlace, onClick, ...rest }: AppLinkProps) {
  const navigate = useNavigate();
  const href = pathIn(useLocale(), to);
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = window.location;
    navigate(to, { replace: href === pathname + search, state: keepsPlace && { keepsPlace } });
  };
  return <a {...rest} href={href} onClick={onFollow} />;
}

/** A link with `aria-current` on its own page, and also on the pages below it unless `exact`. */
export function NavigationLink({ exact, ...rest }: AppLinkProps & { readonly exact: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === rest.to || (!exact && pathname.startsWith(`${rest.to}/`));
  return <AppLink {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a click on a link opens it in this tab; the browser handles the others. */
export function isPlainClick(click: Click): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = click;
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
