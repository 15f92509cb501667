import { formatDayOfYear } from '@dinar/domain/days/format-day';
import { escapeXml } from '@dinar/domain/format/escape-xml';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import { directionOf, type Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import type { CounterQuote } from '@dinar/domain/today/counters';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { pathIn } from '../routes/locale-path.ts';
import type { Widget } from '../routes/widget-path.ts';
import { boardsRead } from '../texts/boards-read.ts';
import { commonTexts } from '../texts/common/common-texts.ts';
import { pictureTexts } from '../texts/picture/picture-texts.ts';
import { bestBanks } from '../texts/rates/equal-banks.ts';
import { widgetTexts } from '../texts/widget/widget-texts.ts';
import { widgetTitle } from './widget-code.ts';
import { widgetStyle } from './widget-style.ts';

const sides = ['purchase', 'sale'] as const;
type Side = (typeof sides)[number];

/** A widget for pages of other sites: HTML without scripts, whose only link leads to the comparator. */
export function widgetHtml(
  site: Pick<SiteIdentity, 'name' | 'url'>,
  widget: Widget,
  today: Pick<CurrencyToday, 'central' | 'counters'>,
): string {
  const { currency, theme, language } = widget;
  const texts = widgetTexts[language];
  const names = pictureTexts[language];
  const { central, counters } = today;
  const { best } = counters;
  const title = escapeXml(widgetTitle(widget));
  const page = escapeXml(
    `${site.url}${pathIn(language, `/comparateur/${currency.toLowerCase()}`)}`,
  );
  const isDemo = [central, ...counters.inForce].some((one) => one?.source === 'demo');
  const mid = central
    ? `${soft(fill(texts.midOn, { mid: names.mid, day: formatDayOfYear(central.rate.day, language) }))}<p class="mid">${figure(`1 ${currency} = ${formatHeadlineRate(central.rate.value, language)} TND`, language)}</p>`
    : soft(texts.notQuoted);
  const prices = best
    ? `<dl>${sides.map((side) => price(names[side], best[side], bestBanks(counters, best[side], side, language), side, language)).join('')}</dl>`
    : soft(texts.fewBanks);
  return `<!doctype html>
<html lang="${language}"${isRtl(language) ? ' dir="rtl"' : ''} class="${theme}">
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
${isDemo ? `<p class="demo">${commonTexts[language].demo}</p>\n` : ''}${mid}
${prices}
<p class="soft">${escapeXml(boardsRead(counters, language))} · <a href="${page}" target="_blank" rel="noopener">${escapeXml(site.name)}</a></p>
</body>
</html>
`;
}

function soft(words: string): string {
  return `<p class="soft">${escapeXml(words)}</p>`;
}

function isRtl(language: Locale): boolean {
  return directionOf(language) === 'rtl';
}

/** A figure with its code, which Arabic words must not turn round. */
function figure(text: string, language: Locale): string {
  return isRtl(language) ? `<bdi dir="ltr">${text}</bdi>` : text;
}

function price(
  label: string,
  quote: CounterQuote,
  by: string,
  side: Side,
  language: Locale,
): string {
  const day = formatDayOfYear(quote.day, language);
  const origin = escapeXml(fill(widgetTexts[language].bankOn, { bank: by, day }));
  const rate = formatTableRate(quote[side].value, language);
  return `<div><dt>${label}</dt><dd>${figure(`${rate} TND`, language)}<span>${origin}</span></dd></div>`;
}
