import { errorReportPath } from '@dinar/site/delivery/error-report';
import { llmsTextPath } from '@dinar/site/open-data/llms-text';
import { alertsPath } from '@dinar/site/routes/alerts-page';
import { aliases } from '@dinar/site/routes/aliases';
import { contactPath } from '@dinar/site/routes/contact-address';
import { dayPictureRoot } from '@dinar/site/routes/day-picture-path';
import { pathIn, prefixedLocales } from '@dinar/site/routes/locale-path';
import { openDataPageInEnglish } from '@dinar/site/routes/open-data-page';
import { openDataRoot } from '@dinar/site/routes/open-data-paths';
import { routes } from '@dinar/site/routes/routes';
import { sitemapPath } from '@dinar/site/routes/sitemap-path';
import { widgetRoot } from '@dinar/site/routes/widget-path';
import { type HostingRedirect, hostingRedirects, hostingSources } from '@dinar/site/seo/hosting';
import { oembedPath } from '@dinar/site/widget/oembed';
import { noPage } from './content-security-policy.ts';
import { type HostingHeaders, hostingHeaders } from './hosting-headers.ts';

type HostingRewrite = ({ readonly source: string } | { readonly regex: string }) & {
  readonly function: {
    readonly functionId: string;
    readonly region: string;
  };
};

/** The part of firebase.json's `hosting` that is generated from the site's own tables. */
interface HostingRules {
  readonly redirects: readonly HostingRedirect[];
  readonly rewrites: readonly HostingRewrite[];
  readonly headers: readonly HostingHeaders[];
}

// Rewrites are not pinned to a Hosting release: a deployment keeps the files that earlier pages name.
export const region = 'europe-west1';
// Hosting compares addresses by case: one with a capital goes to a function, which knows pages and aliases
// in any case. Files are found before rewrites.
const inCapitals = '^/[^/]*[A-Z].*$';
const renderPage = called('renderPage');
const receiveContact = called('receiveContact');

function called(functionId: string): HostingRewrite['function'] {
  return { functionId, region };
}

/**
 * Returns Hosting's rules: aliases are redirected, routes, the sitemap, open data and pictures are
 * rendered, in any case, and any other address without a file gets 404, in the language of the address. A
 * rewrite takes every method, so the contact form can post to the address of its own page. https://firebase.google.com/docs/hosting/full-config
 *
 * The headers are those of no page: a deployment and a run replace them by those of the built one.
 */
export function hostingRules(): HostingRules {
  return {
    redirects: hostingRedirects(aliases),
    rewrites: [
      ...[...hostingSources(routes), openDataPageInEnglish, sitemapPath].map((source) => ({
        source,
        function: source === contactPath ? receiveContact : renderPage,
      })),
      ...[`${openDataRoot}/**`, llmsTextPath, `${widgetRoot}/**`, oembedPath].map((source) => ({
        source,
        function: called('serveData'),
      })),
      { source: `${dayPictureRoot}/**`, function: called('servePicture') },
      { source: alertsPath, function: called('receiveAlerts') },
      { source: errorReportPath, function: called('receiveErrorReports') },
      // Its pages have no list of their own here: the function answers 404 for an address without one.
      ...prefixedLocales.flatMap((locale) => [
        { source: pathIn(locale, contactPath), function: receiveContact },
        { source: pathIn(locale, '/'), function: renderPage },
        { source: pathIn(locale, '/**'), function: renderPage },
      ]),
      { regex: inCapitals, function: renderPage },
    ],
    headers: hostingHeaders(noPage, []),
  };
}

/** The functions that Hosting calls. */
export const renderingFunctions: readonly string[] = [
  ...new Set(hostingRules().rewrites.map((rewrite) => rewrite.function.functionId)),
];
