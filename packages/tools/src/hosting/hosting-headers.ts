import { dayPictureRoot } from '@dinar/site/routes/day-picture-path';
import { openDataRoot } from '@dinar/site/routes/open-data-paths';
import type { PageSources } from './content-security-policy.ts';
import { type HostingHeader, securityHeaders } from './security-headers.ts';

export interface HostingHeaders {
  readonly source: string;
  readonly headers: readonly HostingHeader[];
}

const imagesRoot = '/images';

/** The folders whose files other sites may show or read. */
const embeddableRoots: readonly string[] = [imagesRoot, dayPictureRoot, openDataRoot];

/**
 * Returns the headers of Hosting's responses: security headers on all of them, and the cache lifetime of
 * files. Hashed files are matched by their extensions, because the sitemap is in the same folder and changes
 * every day. Of two rules with the same header the later one holds:
 * https://github.com/firebase/firebase-tools/issues/9467
 */
export function hostingHeaders(page: PageSources): readonly HostingHeaders[] {
  return [
    { source: '**', headers: securityHeaders(page) },
    ...embeddableRoots.map((root) => ({
      source: `${root}/**`,
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    })),
    cacheFor('/assets/*.@(css|js|svg|png|webp|woff2)', 'public, max-age=31536000, immutable'),
    cacheFor(`${imagesRoot}/**`, 'public, max-age=86400'),
    cacheFor('/404.html', 'no-cache'),
    {
      source: '/shell.html',
      headers: [
        { key: 'Cache-Control', value: 'no-cache' },
        { key: 'X-Robots-Tag', value: 'noindex' },
      ],
    },
    cacheFor('/service-worker.js', 'no-cache'),
  ];
}

function cacheFor(source: string, value: string): HostingHeaders {
  return { source, headers: [{ key: 'Cache-Control', value }] };
}
