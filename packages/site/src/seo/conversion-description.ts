import { currencyName } from '@dinar/domain/currencies/currency-name';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { formatShortDay } from '../pages/short-day.ts';
import { conversionTexts } from '../texts/conversion/conversion-texts.ts';
import { amountInWords, fixedConversionTexts } from '../texts/conversion/fixed-conversion.ts';
import {
  askedInWords,
  resultInWords,
  shareAtMid,
  sidesInWords,
  withLeader,
} from './conversion-words.ts';
import type { DescriptionSentences } from './description-sentences.ts';
import { descriptionLimit } from './fit-text.ts';
import { type ConverterContext, type PageAnswer, pageAnswer } from './page-answer.ts';
import type { PageContext, PageOf } from './page-context.ts';

/** For the sentence on demonstration data. */
const roomForOrigin = 30;

/** The description of the converter: its answer, or that for one euro. */
export function converterSentences(
  context: PageContext<PageOf<'converter'>>,
): DescriptionSentences {
  const { pair, request } = context.page;
  if (pair === undefined) {
    const plain = conversionTexts[context.page.locale].page.description;
    const offer = 'Convertissez toutes les devises en dinar tunisien.';
    return { ...answerOf(context, 'Convertisseur de devises : '), offer, plain };
  }
  const [from, to] = [currencyName(pair.from), currencyName(pair.to)];
  const plain = `Conversion ${from} (${pair.from}) en ${to} (${pair.to}) au cours du jour, pour tout montant.`;
  const offer = `Convertisseur ${from} en ${to}, pour tout montant.`;
  if (request?.fixedSide === 'buy') return { ...answerOf(context, ''), offer, plain };
  const named = answerOf(context, `${from} en ${to} : `);
  const isLong =
    (named.answer ?? '').length > descriptionLimit - (named.isDemo ? roomForOrigin : 0);
  const answer = isLong ? answerOf(context, `${pair.from} en ${pair.to} : `) : named;
  return { ...answer, offer, plain };
}

/** The description of a fixed conversion. */
export function conversionSentences(
  context: PageContext<PageOf<'conversion'>>,
): DescriptionSentences {
  const { conversion, locale } = context.page;
  return {
    ...answerOf(context, '', amountInWords(conversion, locale)),
    offer: 'Comparez l’achat et la vente des banques.',
    plain: fixedConversionTexts(conversion, locale).description,
  };
}

function answerOf(
  context: ConverterContext,
  lead: string,
  amountText?: string,
): Pick<DescriptionSentences, 'answer' | 'isDemo' | 'more'> {
  const found = pageAnswer(context);
  if (!found) return {};
  const answer = `${lead}${sentence(found, amountText ?? askedInWords(found.request))}`;
  return {
    answer: answer.charAt(0).toUpperCase() + answer.slice(1),
    isDemo: found.isDemo,
    more: meanAndWorst(found),
  };
}

function sentence(found: PageAnswer, asked: string): string {
  const { request, lead, converted, day } = found;
  const value = resultInWords(lead.value, sidesOf(request).answered);
  const { legs } = converted.answer;
  const on = formatShortDay(day);
  if (shareAtMid(legs) !== 'none') {
    const verb = request.amount.lt(2) ? 'vaut' : 'valent';
    return `${asked} ${verb} ${withLeader(value, found, 'fr')} du ${on}.`;
  }
  const where = `${withLeader(value, found, 'fr')} (${sidesInWords(legs)}, ${on})`;
  return request.fixedSide === 'buy'
    ? `acheter ${asked} : ${where}.`
    : `pour ${asked} vous recevez ${where}.`;
}

function meanAndWorst({ request, ranking }: PageAnswer): string | undefined {
  const worst = ranking?.best.length ? ranking.rows.at(-1) : undefined;
  if (!ranking || !worst || !ranking.amount.eq(request.amount)) return undefined;
  const { answered } = sidesOf(request);
  const [mean, last] = [ranking.atMean, worst.amount].map((value) =>
    resultInWords(value, answered),
  );
  return `En moyenne de ${ranking.rows.length} banques : ${mean} ; au pire : ${last}.`;
}
