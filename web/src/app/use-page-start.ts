import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '../ui/address/router.tsx';

/**
 * Scrolls each page to its top and focuses its content, as a browser does when it loads a page. Skips the
 * first page, back and forward navigation, and links within one screen.
 */
export function usePageStart(content: RefObject<HTMLElement | null>): void {
  const { pathname, state, isBack } = useLocation();
  const keepsPlace = state?.keepsPlace === true;
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBack || keepsPlace) return;
    scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [pathname, isBack, keepsPlace, content]);
}
