import { aliasTarget } from '@dinar/site/routes/aliases';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '../ui/address/page-location.ts';
import { ScreenSkeleton } from './screens/screen-skeleton.tsx';

/** Leads from an address without a page to the page that it is an alias of, or else to home. */
export function UnknownAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const target = aliasTarget(pathname);
    navigate(target ? `${target}${search}` : '/', { replace: true });
  }, [pathname, search, navigate]);
  return <ScreenSkeleton />;
}
