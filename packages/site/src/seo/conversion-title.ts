import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatShortDay } from '@dinar/domain/days/format-day';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { conversionTexts } from '../texts/conversion/conversion-texts.ts';
import { conversionHeading } from '../texts/conversion/fixed-conversion.ts';
import {
  answerInWords,
  askedInWords,
  resultInWords,
  withLeader,
} from '../texts/conversion-words.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';
import type { Wordings } from './fit-text.ts';
import { type PageContext, pageAnswer } from './page-context.ts';

/** The title of the converter: its answer, or that for one euro. */
export function converterTitle(context: PageContext<'converter'>): Wordings {
  const { pair, locale } = context.page;
  const texts = seoTexts[locale].converter;
  const found = pageAnswer(context);
  if (pair === undefined) {
    const { title, heading } = conversionTexts[locale].page;
    if (!found) return [title];
    // The answer alone is the title of the euro's page.
    const answer = answerInWords(found, locale);
    return [...dated([title, heading, texts.short], answer, found, locale), title];
  }
  const [from, to] = [currencyName(pair.from, locale), currencyName(pair.to, locale)];
  if (!found) return [fill(texts.pairTitle, { from, fromCode: pair.from, to, toCode: pair.to })];
  const { request } = found;
  if (request.fixedSide === 'buy') {
    const answer = answerInWords(found, locale);
    return [datedText(answer, found, locale), answer];
  }
  if (request.amount.eq(1)) {
    const questions = [fill(texts.pair, { from, to }), fill(texts.pair, pair)];
    const answer = answerInWords(found, locale);
    return [...dated(questions, answer, found, locale), answer];
  }
  const asked = askedInWords(request, locale);
  const questions = [fill(texts.pair, { from: asked, to }), asked];
  return [...dated(questions, result(found, locale), found, locale), answerInWords(found, locale)];
}

/** The title of a fixed conversion: what one receives, and where. */
export function conversionTitle(context: PageContext<'conversion'>): Wordings {
  const { conversion, locale } = context.page;
  const heading = conversionHeading(conversion, locale);
  const found = pageAnswer(context);
  if (!found) return [heading];
  const { answered } = seoTexts[locale].converter;
  const answer = result(found, locale);
  const whole = fill(answered, { question: heading, answer });
  const asked = askedInWords(found.request, locale);
  return [
    datedText(whole, found, locale),
    whole,
    ...dated([asked], answer, found, locale),
    // The answer alone is the title of the pair's page.
    heading,
  ];
}

function result(found: AnswerToday, locale: Locale): string {
  const value = resultInWords(found.lead.value, sidesOf(found.request).answered, locale);
  return withLeader(value, found, locale);
}

// Long words are shortened before the day is dropped.
function dated(
  questions: readonly string[],
  answer: string,
  found: AnswerToday,
  locale: Locale,
): Wordings {
  const { answered } = seoTexts[locale].converter;
  const texts = questions.map((question) => fill(answered, { question, answer }));
  const [first = '', ...others] = texts.map((text) => datedText(text, found, locale));
  return [first, ...others, ...texts];
}

function datedText(answer: string, { lead }: AnswerToday, locale: Locale): string {
  const { on, atMidOf } = seoTexts[locale].converter;
  return fill(lead.kind === 'mid' ? atMidOf : on, {
    answer,
    day: formatShortDay(lead.days[0], locale),
  });
}
