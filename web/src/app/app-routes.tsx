import { matchRoute } from '@dinar/domain/site/match-route';
import { type Route as PublicRoute, routes } from '@dinar/domain/site/routes';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { SiteConfig } from '../config/site-config.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { PlannedPage } from './planned-page.tsx';

type Site = SiteConfig['site'];

const isTemplate = ({ path }: PublicRoute) => path.includes('{');
const plainRoutes = routes.filter((route) => !isTemplate(route));

/** The page of each public address; an unknown one goes home. */
export function AppRoutes({ site }: { site: Site }) {
  return (
    <Routes>
      {plainRoutes.map((route) => (
        <Route key={route.id} path={route.path} element={<Page route={route} site={site} />} />
      ))}
      <Route path="/:slug" element={<TemplatePage site={site} />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

function Page({ route, site }: { route: PublicRoute; site: Site }) {
  if (route.id === 'home' || route.id === 'health') return <HomePage site={site} />;
  return <PlannedPage heading={route.heading} title={`${route.title} | ${site.name}`} />;
}

// react-router has no parameter for a part of a segment, such as /meilleur-taux-de-{product}.
function TemplatePage({ site }: { site: Site }) {
  const route = matchRoute(useLocation().pathname)?.route;
  return route ? <Page route={route} site={site} /> : <Navigate to="/" replace />;
}
