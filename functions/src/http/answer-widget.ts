import { utcDay } from '@dinar/domain/days/rate-date';
import { currencyToday } from '@dinar/domain/today/board-of-today';
import { parseWidgetPath, widgetPath } from '@dinar/site/routes/widget-path';
import { widgetTexts } from '@dinar/site/texts/widget/widget-texts';
import { embeddedWidget, oembed } from '@dinar/site/widget/oembed';
import { widgetHtml } from '@dinar/site/widget/widget-html';
import type { OpenDataSources } from './answer-open-data.ts';
import {
  type HttpAnswer,
  type HttpRequest,
  htmlType,
  plainAnswer,
  refuseMethod,
} from './http-answer.ts';
import { forAnyPage } from './open-data-refusals.ts';

type WidgetRequest = Pick<HttpRequest, 'method' | 'url'>;

const methods = ['GET', 'HEAD'];
const kept = 'public, max-age=300, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';
const later = { 'Retry-After': '60' };

/** Answers the address of a widget with its page; another spelling of the address leads to it. */
export async function answerWidget(
  { method, url }: WidgetRequest,
  { site, reads, now, report }: OpenDataSources,
): Promise<HttpAnswer> {
  const refusal = refuseMethod({ method }, methods);
  if (refusal) return refusal;
  const [asked = ''] = url.split('?');
  const widget = parseWidgetPath(asked);
  if (!widget) {
    return plainAnswer(404, 'Aucun widget n’est à cette adresse : /integrer les montre tous.', {
      'Cache-Control': 'public, max-age=60, s-maxage=300',
    });
  }
  const { failed } = widgetTexts[widget.language];
  const path = widgetPath(widget);
  if (path !== asked)
    return { status: 301, headers: { Location: path, 'Cache-Control': kept }, body: '' };
  try {
    const { value, isStale } = await reads.board();
    if (isStale) return plainAnswer(503, failed, later);
    const { currency } = widget;
    const stats = value.find((one) => one.currency === currency) ?? { currency, banks: [] };
    const today = currencyToday(stats, utcDay(now()));
    const body = widgetHtml(await site(), widget, today);
    return { status: 200, headers: { 'Content-Type': htmlType, 'Cache-Control': kept }, body };
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
  const refusal = refuseMethod({ method }, methods);
  if (refusal) return refusal;
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const identity = await site();
  if ((query.get('format') ?? 'json') !== 'json') {
    return plainAnswer(501, 'Seul le format JSON existe : format=json.');
  }
  const widget = embeddedWidget(identity, query.get('url') ?? '');
  if (!widget) {
    return plainAnswer(
      404,
      `Donnez l’adresse d’un comparateur, par exemple url=${identity.url}/comparateur/eur.`,
    );
  }
  const size = { width: pixels(query.get('maxwidth')), height: pixels(query.get('maxheight')) };
  return {
    status: 200,
    headers: {
      ...forAnyPage,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, s-maxage=3600',
    },
    body: `${JSON.stringify(oembed(identity, widget, size))}\n`,
  };
}

function pixels(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}
