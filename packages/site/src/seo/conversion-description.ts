import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatShortDay } from '@dinar/domain/days/format-day';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { conversionTexts } from '../texts/conversion/conversion-texts.ts';
import { amountInWords, fixedConversionTexts } from '../texts/conversion/fixed-conversion.ts';
import {
  askedInWords,
  resultInWords,
  shareAtMid,
  sidesInWords,
  withLeader,
} from '../texts/conversion-words.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';
import { descriptionLimit, shownLength } from './fit-text.ts';
import { type ConverterContext, type PageContext, pageAnswer } from './page-context.ts';
import type { DescriptionSentences } from './page-head.ts';

/** For the sentence on demonstration data. */
const roomForOrigin = 30;

type Answer = Pick<DescriptionSentences, 'answer' | 'isDemo' | 'more'>;

/** The description of the converter: its answer, or that for one euro. */
export function converterSentences(context: PageContext<'converter'>): DescriptionSentences {
  const { pair, request, locale } = context.page;
  const texts = seoTexts[locale].converter;
  if (pair === undefined) {
    const { heading, description } = conversionTexts[locale].page;
    return { ...answerOf(context, heading), offer: texts.offer, plain: description };
  }
  const [from, to] = [currencyName(pair.from, locale), currencyName(pair.to, locale)];
  const plain = fill(texts.pairPlain, { from, fromCode: pair.from, to, toCode: pair.to });
  const offer = fill(texts.pairOffer, { from, to });
  if (request?.fixedSide === 'buy') return { ...answerOf(context), offer, plain };
  const named = answerOf(context, fill(texts.pair, { from, to }));
  const isLong =
    shownLength(named.answer ?? '') > descriptionLimit - (named.isDemo ? roomForOrigin : 0);
  const answer = isLong ? answerOf(context, fill(texts.pair, pair)) : named;
  return { ...answer, offer, plain };
}

/** The description of a fixed conversion. */
export function conversionSentences(context: PageContext<'conversion'>): DescriptionSentences {
  const { conversion, locale } = context.page;
  return {
    ...answerOf(context, undefined, amountInWords(conversion, locale)),
    offer: seoTexts[locale].converter.fixedOffer,
    plain: fixedConversionTexts(conversion, locale).description,
  };
}

function answerOf(context: ConverterContext, question?: string, amountText?: string): Answer {
  const found = pageAnswer(context);
  if (!found) return {};
  const text = sentence(found, context, amountText);
  const { answered } = seoTexts[context.page.locale].converter;
  const answer = question === undefined ? text : fill(answered, { question, answer: text });
  return {
    answer: answer.charAt(0).toUpperCase() + answer.slice(1),
    isDemo: found.lead.sources.includes('demo'),
    more: meanAndWorst(found, context),
  };
}

function sentence(
  found: AnswerToday,
  { page: { locale } }: ConverterContext,
  amountText?: string,
): string {
  const { request, lead, converted } = found;
  const texts = seoTexts[locale].converter;
  const asked = amountText ?? askedInWords(request, locale);
  const value = resultInWords(lead.value, sidesOf(request).answered, locale);
  const result = withLeader(value, found, locale);
  const { legs } = converted.answer;
  const day = formatShortDay(lead.days[0], locale);
  if (shareAtMid(legs) !== 'none') {
    const worth = pluralOf(locale, texts.worth, request.amount.toNumber());
    return fill(worth, { asked, result, day });
  }
  const text = request.fixedSide === 'buy' ? texts.bought : texts.received;
  return fill(text, { asked, result, sides: sidesInWords(legs, locale), day });
}

function meanAndWorst(
  { request, ranking }: AnswerToday,
  { page: { locale } }: ConverterContext,
): string | undefined {
  const last = ranking?.best.length ? ranking.rows.at(-1) : undefined;
  if (!ranking || !last || !ranking.amount.eq(request.amount)) return undefined;
  const { answered } = sidesOf(request);
  const count = ranking.rows.length;
  return fill(pluralOf(locale, seoTexts[locale].converter.meanAndWorst, count), {
    count,
    mean: resultInWords(ranking.atMean, answered, locale),
    worst: resultInWords(last.amount, answered, locale),
  });
}
