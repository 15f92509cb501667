import { type Page, pageAt } from '@dinar/site/pages/page';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The page of the current address; `undefined` for an unknown address. */
export function usePage(): Page | undefined {
  const { pathname, search } = useLocation();
  return useMemo(() => pageAt(pathname, new URLSearchParams(search)), [pathname, search]);
}
