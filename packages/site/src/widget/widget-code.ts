import { currencyName } from '@dinar/domain/currencies/currency-name';
import { escapeXml } from '@dinar/domain/format/escape-xml';
import { fill } from '@dinar/domain/language/texts';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { pathIn } from '../routes/locale-path.ts';
import { type Widget, widgetPath } from '../routes/widget-path.ts';
import { widgetTexts } from '../texts/widget/widget-texts.ts';

/** The title of a widget in its language. */
export function widgetTitle({ currency, language }: Widget): string {
  return fill(widgetTexts[language].title, { currency: currencyName(currency, language) });
}

/** The size of a widget, in CSS pixels; a narrower one has longer lines and is cut off. */
export const widgetSize = { width: 320, height: 280 } as const;

/** The HTML that shows a widget, with a link for readers that show no frames. */
export function widgetCode(
  site: Pick<SiteIdentity, 'name' | 'url'>,
  widget: Widget,
  { width, height }: { readonly width: number; readonly height: number } = widgetSize,
): string {
  const { currency, language } = widget;
  const title = widgetTitle(widget);
  const page = `${site.url}${pathIn(language, `/comparateur/${currency.toLowerCase()}`)}`;
  const label = fill(widgetTexts[language].link, { title, site: site.name });
  return `<iframe src="${escapeXml(`${site.url}${widgetPath(widget)}`)}" title="${escapeXml(title)}" width="${width}" height="${height}" loading="lazy" frameborder="0"></iframe>
<p><a href="${escapeXml(page)}">${escapeXml(label)}</a></p>`;
}
