import { Suspense } from 'react';
import type { SiteConfig } from '../config/site-config.ts';
import { ErrorBoundary } from '../ui/panel/error-boundary.tsx';
import { usePageHead } from './head/use-page-head.ts';
import { ScreenFailure } from './screens/screen-failure.tsx';
import { ScreenSkeleton } from './screens/screen-skeleton.tsx';
import { screenOf } from './screens/screen-table.tsx';
import { UnknownAddress } from './unknown-address.tsx';
import { usePage } from './use-page.ts';

/** The page of the current address; an unknown address leads to another. */
export function RoutedPage({ site }: { site: SiteConfig['site'] }) {
  const page = usePage();
  usePageHead(page, site);
  if (!page) return <UnknownAddress />;
  const screen = screenOf(page);
  return (
    <ErrorBoundary key={screen.module} fallback={<ScreenFailure />}>
      <Suspense fallback={<ScreenSkeleton />}>{screen.render(site)}</Suspense>
    </ErrorBoundary>
  );
}
