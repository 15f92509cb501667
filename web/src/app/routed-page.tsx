import type { SiteConfig } from '../config/site-config.ts';
import { usePageHead } from './head/use-page-head.ts';
import { screen, screenOf } from './screens/screen-table.tsx';
import { usePage } from './use-page.ts';

// Hosting redirects aliases: only an open or kept page needs their long list.
const UnknownAddress = screen(async () => {
  return (await import('./unknown-address.tsx')).UnknownAddress;
});

/** The page of the current address; an unknown address leads to another. */
export function RoutedPage({ site }: { site: SiteConfig['site'] }) {
  const page = usePage();
  usePageHead(page, site);
  return page ? screenOf(page).render(site) : <UnknownAddress />;
}
