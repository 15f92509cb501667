import { locales } from '@dinar/domain/language/locale';
import { dayPictureRoot } from '@dinar/site/routes/day-picture-path';
import { buildPath, pathIn, shellPath } from '@dinar/site/routes/locale-path';
import { openDataRoot } from '@dinar/site/routes/open-data-paths';
import { widgetRoot } from '@dinar/site/routes/widget-path';
import { type PageSources, widgetPolicy } from './content-security-policy.ts';
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
 * files. Hosting matches a rule with the requested path, whether the file exists or not, and the last rule
 * wins, so only the names of `files` are cached: a browser would keep the 404 of a missing one just as long.
 * The globs name extensions, because the sitemap is in the same folder.
 */
export function hostingHeaders(
  page: PageSources,
  files: readonly string[],
): readonly HostingHeaders[] {
  return [
    { source: '**', headers: securityHeaders(page) },
    ...embeddableRoots.map((root) => ({
      source: `${root}/**`,
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    })),
    {
      // A browser that reads `frame-ancestors` ignores X-Frame-Options, which no rule can take back.
      source: `${widgetRoot}/**`,
      headers: [
        { key: 'Content-Security-Policy', value: widgetPolicy() },
        { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
        { key: 'Cross-Origin-Embedder-Policy', value: 'require-corp' },
      ],
    },
    cacheFor('/assets/*.@(css|js|json|svg|png|webp|woff2)', 'no-store'),
    cacheFor(`${imagesRoot}/**`, 'no-store'),
    ...files.map((file) =>
      cacheFor(
        file,
        file.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=86400',
      ),
    ),
    cacheFor('/404.html', 'no-cache'),
    ...locales.map((locale) => ({
      source: pathIn(locale, shellPath),
      headers: [
        { key: 'Cache-Control', value: 'no-cache' },
        { key: 'X-Robots-Tag', value: 'noindex' },
      ],
    })),
    cacheFor('/service-worker.js', 'no-cache'),
    ...locales.map((locale) => cacheFor(pathIn(locale, buildPath), 'no-store')),
  ];
}

function cacheFor(source: string, value: string): HostingHeaders {
  return { source, headers: [{ key: 'Cache-Control', value }] };
}
