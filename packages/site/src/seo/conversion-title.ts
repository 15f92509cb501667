import { currencyName } from '@dinar/domain/currencies/currency-name';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { formatShortDay } from '../pages/short-day.ts';
import { conversionTexts } from '../texts/conversion/conversion-texts.ts';
import { conversionHeading } from '../texts/conversion/fixed-conversion.ts';
import { answerInWords, askedInWords, resultInWords, withLeader } from './conversion-words.ts';
import type { Wordings } from './fit-text.ts';
import { type PageAnswer, pageAnswer } from './page-answer.ts';
import type { PageContext, PageOf } from './page-context.ts';

/** The title of the converter: its answer, or that for one euro. */
export function converterTitle(context: PageContext<PageOf<'converter'>>): Wordings {
  const { pair } = context.page;
  const found = pageAnswer(context);
  if (pair === undefined) {
    const { title, heading } = conversionTexts[context.page.locale].page;
    if (!found) return [title];
    return dated(
      [title, heading, 'Convertisseur'].map((text) => `${text} : ${answerInWords(found)}`),
      found,
    );
  }
  const [from, to] = [currencyName(pair.from), currencyName(pair.to)];
  if (!found) return [`Convertisseur ${from} (${pair.from}) en ${to} (${pair.to})`];
  const { request } = found;
  if (request.fixedSide === 'buy') return dated([answerInWords(found)], found);
  if (request.amount.eq(1)) {
    const equation = answerInWords(found);
    return dated(
      [`${from} en ${to} : ${equation}`, `${pair.from} en ${pair.to} : ${equation}`],
      found,
    );
  }
  const asked = askedInWords(request);
  return dated([`${asked} en ${to} : ${result(found)}`, `${asked} : ${result(found)}`], found);
}

/** The title of a fixed conversion: what one receives, and where. */
export function conversionTitle(context: PageContext<PageOf<'conversion'>>): Wordings {
  const heading = conversionHeading(context.page.conversion, context.page.locale);
  const found = pageAnswer(context);
  if (!found) return [heading];
  const whole = `${heading} : ${result(found)}`;
  const shorter = `${askedInWords(found.request)} : ${result(found)}`;
  return [`${whole}${on(found)}`, whole, ...dated([shorter], found)];
}

function result(found: PageAnswer): string {
  const value = resultInWords(found.lead.value, sidesOf(found.request).answered);
  return withLeader(value, found, 'fr');
}

// Long words are shortened before the day is dropped.
function dated(texts: readonly string[], found: PageAnswer): Wordings {
  const [first = '', ...others] = [
    ...texts.map((text) => `${text}${on(found)}`),
    ...texts,
    answerInWords(found),
  ];
  return [first, ...others];
}

function on({ day, lead }: PageAnswer): string {
  return ` ${lead.kind === 'mid' ? 'du' : 'au'} ${formatShortDay(day)}`;
}
