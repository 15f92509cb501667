import { utcDay } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { currencyToday } from '@dinar/domain/today/board-of-today';
import { pathIn, splitLocale } from '@dinar/site/routes/locale-path';
import { embedPage } from '@dinar/site/routes/open-data-page';
import { parseWidgetPath, widgetPath, widgetRoot } from '@dinar/site/routes/widget-path';
import { refusalsTexts } from '@dinar/site/texts/refusals/refusals-texts';
import { widgetTexts } from '@dinar/site/texts/widget/widget-texts';
import { embeddedWidget, oembed } from '@dinar/site/widget/oembed';
import { widgetHtml } from '@dinar/site/widget/widget-html';
import type { OpenDataSources } from './answer-open-data.ts';
import {
  answerOf,
  type HttpAnswer,
  type HttpRequest,
  htmlType,
  plainAnswer,
  refuseMethod,
} from './http-answer.ts';
import { corsHeaders } from './open-data-refusals.ts';

type WidgetRequest = Pick<HttpRequest, 'method' | 'url'>;

const methods = ['GET', 'HEAD'];
const kept = 'public, max-age=300, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';
const later = { 'Retry-After': '60' };

/** Answers the address of a widget with its page; another spelling of the address leads to it. */
export async function answerWidget(
  { method, url }: WidgetRequest,
  { site, reads, now, report }: OpenDataSources,
): Promise<HttpAnswer> {
  const refusal = refuseMethod({ method, url }, methods);
  if (refusal) return refusal;
  const [asked = ''] = url.split('?');
  const widget = parseWidgetPath(asked);
  if (!widget) {
    const locale = localeOf(asked);
    const sentence = fill(refusalsTexts[locale].widget, { page: pathIn(locale, embedPage) });
    return plainAnswer(404, sentence, { 'Cache-Control': 'public, max-age=60, s-maxage=300' });
  }
  const { failed } = widgetTexts[widget.language];
  const path = widgetPath(widget);
  if (path !== asked) return answerOf(301, '', { Location: path, 'Cache-Control': kept });
  try {
    const { value, isStale } = await reads.board();
    if (isStale) return plainAnswer(503, failed, later);
    const { currency } = widget;
    const stats = value.find((one) => one.currency === currency) ?? { currency, banks: [] };
    const today = currencyToday(stats, utcDay(now()));
    const body = widgetHtml(await site(), widget, today);
    return answerOf(200, body, { 'Content-Type': htmlType, 'Cache-Control': kept });
  } catch (error) {
    report(error);
    return plainAnswer(503, failed, later);
  }
}

/** Answers oEmbed requests with the widget of an address of this site; https://oembed.com. */
export async function answerOembed(
  { method, url }: WidgetRequest,
  { site }: Pick<OpenDataSources, 'site'>,
): Promise<HttpAnswer> {
  const refusal = refuseMethod({ method, url }, methods);
  if (refusal) return refusal;
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const identity = await site();
  const address = query.get('url') ?? '';
  const locale = localeOf(address.slice(identity.url.length));
  const texts = refusalsTexts[locale];
  if ((query.get('format') ?? 'json') !== 'json') return plainAnswer(501, texts.oembedFormat);
  const widget = embeddedWidget(identity, address);
  if (!widget) {
    const example = `url=${identity.url}${pathIn(locale, '/comparateur/eur')}`;
    return plainAnswer(404, fill(texts.oembedAddress, { example }));
  }
  const size = { width: pixels(query.get('maxwidth')), height: pixels(query.get('maxheight')) };
  return answerOf(200, `${JSON.stringify(oembed(identity, widget, size))}\n`, {
    ...corsHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, max-age=3600, s-maxage=3600',
  });
}

/** The language that a path names, of a page or behind the folder of the widgets; French without one. */
function localeOf(path: string): Locale {
  const isOfWidget = path.startsWith(`${widgetRoot}/`);
  return splitLocale(isOfWidget ? path.slice(widgetRoot.length) : path).locale;
}

function pixels(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}
