import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '../ui/address/page-location.ts';

/**
 * Scrolls each page to its top and focuses its content, as a browser does when it loads a page. Skips the
 * first page, back and forward navigation, and links within one screen.
 */
export function usePageStart(content: RefObject<HTMLElement | null>): void {
  const { pathname, state, isPop } = useLocation();
  const keepsPlace = keepsItsPlace(state);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isPop || keepsPlace) return;
    scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [pathname, isPop, keepsPlace, content]);
}

function keepsItsPlace(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'keepsPlace' in state &&
    state.keepsPlace === true
  );
}
