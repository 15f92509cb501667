import { type Page, pageAt } from '@dinar/site/pages/page';
import { useLocation } from '../ui/address/page-location.ts';

/** The page of the current address; `undefined` for an unknown address. */
export function usePage(): Page | undefined {
  const { pathname, search } = useLocation();
  return pageOf(pathname, search);
}

let last: { readonly address: string; readonly page: Page | undefined } | undefined;

// Several parts of the app ask for the page of the same address.
function pageOf(pathname: string, search: string): Page | undefined {
  const address = `${pathname}${search}`;
  if (last?.address !== address) {
    last = { address, page: pageAt(pathname, new URLSearchParams(search)) };
  }
  return last.page;
}
