import { useEffect } from 'react';
import { useLocation, useNavigate } from '../ui/address/page-location.ts';
import { ScreenSkeleton } from './screens/screen-skeleton.tsx';

/** Leads from an address without a page to the page that it is an alias of, or else to home. */
export function UnknownAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    let isWanted = true;
    const lead = (target: string) => isWanted && navigate(target, { replace: true });
    aliasOf(pathname).then(
      (target) => lead(target ? `${target}${search}` : '/'),
      (reason: unknown) => {
        reportError(reason);
        lead('/');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [pathname, search, navigate]);
  return <ScreenSkeleton />;
}

// Hosting redirects aliases: only an open or kept page needs their long list.
async function aliasOf(pathname: string): Promise<string | undefined> {
  const { aliasTarget } = await import('@dinar/site/routes/aliases');
  return aliasTarget(pathname);
}
