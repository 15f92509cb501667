import type { SiteConfig } from '../config/site-config.ts';
import { later } from '../ui/panel/later.tsx';
import { usePageHead } from './head/use-page-head.ts';
import { ScreenFailure } from './screens/screen-failure.tsx';
import { ScreenSkeleton } from './screens/screen-skeleton.tsx';
import { screenOf } from './screens/screen-table.tsx';
import { usePage } from './use-page.ts';

// Hosting redirects aliases: only an open or kept page needs their long list.
const UnknownAddress = later(async () => (await import('./unknown-address.tsx')).UnknownAddress, {
  meanwhile: <ScreenSkeleton />,
  failure: ScreenFailure,
});

/** The page of the current address; an unknown address leads to another. */
export function RoutedPage({ site }: { site: SiteConfig['site'] }) {
  const page = usePage();
  usePageHead(page, site);
  return page ? screenOf(page).render(site) : <UnknownAddress />;
}
