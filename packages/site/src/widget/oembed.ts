import { pageAt } from '../pages/page.ts';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { parseWidgetPath, type Widget } from '../routes/widget-path.ts';
import { widgetCode, widgetSize, widgetTitle } from './widget-code.ts';

/** The address of the oEmbed endpoint; https://oembed.com. */
export const oembedPath = '/oembed';

/** The oEmbed address of a page. */
export function oembedAddress(site: Pick<SiteIdentity, 'url'>, page: string): string {
  return `${site.url}${oembedPath}?url=${encodeURIComponent(page)}`;
}

/** The widget of an address of this site: of a widget, or of the comparator of a currency. */
export function embeddedWidget(
  site: Pick<SiteIdentity, 'url'>,
  address: string,
): Widget | undefined {
  if (!address.startsWith(`${site.url}/`)) return undefined;
  const path = address.slice(site.url.length).replace(/[?#].*$/s, '');
  const page = pageAt(path);
  if (page?.kind === 'comparator' && page.currency) {
    return { currency: page.currency, theme: 'auto', language: page.locale };
  }
  return parseWidgetPath(path);
}

interface MostSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The oEmbed answer for a widget, at most as large as requested. */
export function oembed(site: SiteIdentity, widget: Widget, most: MostSize): object {
  const size = {
    width: Math.min(widgetSize.width, most.width ?? widgetSize.width),
    height: Math.min(widgetSize.height, most.height ?? widgetSize.height),
  };
  return {
    version: '1.0',
    type: 'rich',
    title: widgetTitle(widget),
    provider_name: site.name,
    provider_url: site.url,
    cache_age: 3600,
    html: widgetCode(site, widget, size),
    ...size,
  };
}
