import { bankByCode } from '@dinar/domain/banks/bank';
import { escapeXml } from '@dinar/domain/format/escape-xml';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import type { CounterQuote } from '@dinar/domain/today/counters';
import type { SiteIdentity } from '../pages/site-identity.ts';
import type { Widget } from '../routes/widget-path.ts';
import { widgetStyle } from './widget-style.ts';
import { type WidgetTexts, widgetTexts } from './widget-texts.ts';
import { widgetTitle } from './widget-title.ts';

/** A widget for pages of other sites: HTML without scripts, whose only link leads to the comparator. */
export function widgetHtml(
  site: Pick<SiteIdentity, 'name' | 'url'>,
  widget: Widget,
  today: Pick<CurrencyToday, 'central' | 'counters'>,
): string {
  const { currency, theme, language } = widget;
  const texts = widgetTexts[language];
  const { central, counters } = today;
  const title = escapeXml(widgetTitle(widget));
  const page = escapeXml(`${site.url}/comparateur/${currency.toLowerCase()}`);
  const { best } = counters;
  const isDemo = [central, ...counters.inForce].some((one) => one?.source === 'demo');
  const mid = central
    ? `<p class="soft">${texts.central}, ${texts.day(central.rate.day)}</p><p class="mid">1 ${currency} = ${formatHeadlineRate(central.rate.value)} TND</p>`
    : `<p class="soft">${texts.notQuoted}</p>`;
  const prices = best
    ? `<dl>${price(texts.purchase, best.purchase, 'purchase', texts)}${price(texts.sale, best.sale, 'sale', texts)}</dl>`
    : `<p class="soft">${texts.fewBanks}</p>`;
  return `<!doctype html>
<html lang="${language}" class="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, follow">
<title>${title}</title>
<link rel="canonical" href="${page}">
<style>${widgetStyle}</style>
</head>
<body>
<h1>${title}</h1>
${isDemo ? `<p class="demo">${texts.demo}</p>\n` : ''}${mid}
${prices}
<p class="soft">${escapeXml(texts.boards(counters))} · <a href="${page}" target="_blank" rel="noopener">${escapeXml(site.name)}</a></p>
</body>
</html>
`;
}

function price(
  label: string,
  quote: CounterQuote,
  side: 'purchase' | 'sale',
  { day }: WidgetTexts,
): string {
  const bank = escapeXml(bankByCode(quote.bankId).displayName);
  const rate = formatTableRate(quote[side].value);
  return `<div><dt>${label}</dt><dd>${rate} TND<span>${bank}, ${day(quote.day)}</span></dd></div>`;
}
