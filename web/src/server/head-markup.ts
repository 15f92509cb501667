import { escapeXml } from '@dinar/domain/format/escape-xml';
import { type HeadValues, structuredDataElementId } from '../app/head/head-values.ts';

/** Returns the head elements of a page, as HTML. */
export function headMarkup(values: HeadValues): string {
  const { title, canonical, alternates, oembed, tags, structuredData } = values;
  return [
    `<title>${escapeXml(title)}</title>`,
    ...tags.map(({ content, ...key }) => emptyElement('meta', { ...key, content })),
    emptyElement('link', { rel: 'canonical', href: canonical }),
    ...alternates.map((alternate) => emptyElement('link', { rel: 'alternate', ...alternate })),
    ...(oembed
      ? [emptyElement('link', { rel: 'alternate', type: 'application/json+oembed', href: oembed })]
      : []),
    `<script type="application/ld+json" id="${structuredDataElementId}">${structuredData}</script>`,
  ].join('');
}

/** Returns links that make the browser fetch scripts before the entry requests them. */
export function preloadMarkup(scripts: readonly string[]): string {
  return scripts
    .map((href) => `<link rel="modulepreload" crossorigin href="${escapeXml(href)}"/>`)
    .join('');
}

/**
 * Returns links that make the browser fetch scripts behind everything that the page needs now. Not `modulepreload`:
 * browsers of before 2026 keep the failure of one for the lifetime of the page. Nor `prefetch`, with which Chromium
 * compiles them while they download: Firefox applies `default-src` to it, and refuses.
 */
export function laterFetchMarkup(scripts: readonly string[]): string {
  const link = { rel: 'preload', as: 'script', crossorigin: 'anonymous', fetchpriority: 'low' };
  return scripts.map((href) => emptyElement('link', { ...link, href })).join('');
}

/** Returns a link that makes the browser connect to an origin long before scripts listen to it. */
export function preconnectMarkup(origin: string): string {
  return emptyElement('link', { rel: 'preconnect', crossorigin: 'anonymous', href: origin });
}

function emptyElement(tag: string, attributes: object): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    return ` ${name}="${escapeXml(value)}"`;
  });
  return `<${tag}${written.join('')}/>`;
}
