import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Begins each page at its top with the focus on its content, as a browser does for a page of its own.
 * The first page, going back to one, and a link within one screen are left alone.
 */
export function usePageStart(content: RefObject<HTMLElement | null>): void {
  const { pathname, state } = useLocation();
  const keepsPlace = state?.keepsPlace === true;
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBack || keepsPlace) return;
    scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [pathname, isBack, keepsPlace, content]);
}
