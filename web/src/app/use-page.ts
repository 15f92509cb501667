import { type Page, pageAt } from '@dinar/site/pages/page';
import { pathIn } from '@dinar/site/routes/locale-path';
import { useLocation } from '../ui/address/page-location.ts';
import { useLocale } from '../ui/language/locale-context.ts';

/** The page of the current address; `undefined` for an unknown address. */
export function usePage(): Page | undefined {
  const { pathname, search } = useLocation();
  return pageOf(pathIn(useLocale(), pathname), search);
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
