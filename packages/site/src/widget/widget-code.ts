import { escapeXml } from '@dinar/domain/format/escape-xml';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { type Widget, widgetPath } from '../routes/widget-path.ts';
import { widgetTitle } from './widget-title.ts';

/** The size of a widget, in CSS pixels; a narrower one has longer lines and is cut off. */
export const widgetSize = { width: 320, height: 280 } as const;

/** The HTML that shows a widget, with a link for readers that show no frames. */
export function widgetCode(
  site: Pick<SiteIdentity, 'name' | 'url'>,
  widget: Widget,
  { width, height }: { readonly width: number; readonly height: number } = widgetSize,
): string {
  const title = escapeXml(widgetTitle(widget));
  const page = `${site.url}/comparateur/${widget.currency.toLowerCase()}`;
  return `<iframe src="${escapeXml(`${site.url}${widgetPath(widget)}`)}" title="${title}" width="${width}" height="${height}" loading="lazy" frameborder="0"></iframe>
<p><a href="${escapeXml(page)}">${title}, ${escapeXml(site.name)}</a></p>`;
}
