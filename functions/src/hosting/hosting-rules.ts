import { aliases } from '@dinar/site/routes/aliases';
import { contactPath } from '@dinar/site/routes/contact-address';
import { routes } from '@dinar/site/routes/routes';
import { sitemapPath } from '@dinar/site/routes/sitemap-path';
import { type HostingRedirect, hostingRedirects, hostingSources } from '@dinar/site/seo/hosting';
import { noPage, type PageSources } from './content-security-policy.ts';
import { type HostingHeaders, hostingHeaders } from './hosting-headers.ts';

interface HostingRewrite {
  readonly source: string;
  readonly function: {
    readonly functionId: string;
    readonly region: string;
    readonly pinTag: boolean;
  };
}

/** The part of firebase.json's `hosting` that follows from the site's own tables. */
export interface HostingRules {
  readonly redirects: readonly HostingRedirect[];
  readonly rewrites: readonly HostingRewrite[];
  readonly headers: readonly HostingHeaders[];
}

// Pinned: a function's shell names the files of one build, and Hosting must serve that build.
const pinned = { region: 'europe-west1', pinTag: true };
const renderPage = { functionId: 'renderPage', ...pinned };
const receiveContact = { functionId: 'receiveContact', ...pinned };

/**
 * What Hosting does with each address: aliases go elsewhere, routes and the sitemap are rendered, and
 * what is named nowhere gets 404. A rewrite takes every method: the contact form is posted to the
 * address of its own page. https://firebase.google.com/docs/hosting/full-config
 *
 * Without a page its styles are refused: what is deployed or run is completed by `page`.
 */
export function hostingRules(page: PageSources = noPage): HostingRules {
  return {
    redirects: hostingRedirects(aliases),
    rewrites: [...hostingSources(routes), sitemapPath].map((source) => ({
      source,
      function: source === contactPath ? receiveContact : renderPage,
    })),
    headers: hostingHeaders(page),
  };
}
