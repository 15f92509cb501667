import type { SiteConfig } from '../config/site-config.ts';
import { usePageHead } from './head/use-page-head.ts';
import { screenOf } from './screens/screen-table.tsx';
import { UnknownAddress } from './unknown-address.tsx';
import { usePage } from './use-page.ts';

/** The page of the current address; an unknown address leads to another. */
export function RoutedPage({ site }: { site: SiteConfig['site'] }) {
  const page = usePage();
  usePageHead(page, site);
  return page ? screenOf(page).render(site) : <UnknownAddress />;
}
