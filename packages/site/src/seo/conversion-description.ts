import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatShortDay } from '../pages/short-day.ts';
import { amountInWords } from '../routes/conversion-slugs.ts';
import { conversionTexts, converterTexts } from '../texts/converter-texts.ts';
import { amountWithCode, legsInWords, resultInWords } from './conversion-words.ts';
import type { DescriptionSentences } from './description-sentences.ts';
import { type ConverterContext, type PageAnswer, pageAnswer } from './page-answer.ts';
import type { PageContext, PageOf } from './page-context.ts';

/** The description of the converter: the amount received for its pair, or for one euro. */
export function converterSentences(
  context: PageContext<PageOf<'converter'>>,
): DescriptionSentences {
  const { page } = context;
  const { pair } = page;
  if (pair === undefined) {
    const plain = converterTexts.description;
    const offer = 'Convertissez toutes les devises en dinar tunisien.';
    return { ...answerOf(context, { lead: 'Convertisseur de devises : ' }), offer, plain };
  }
  const [from, to] = [currencyTable[pair.from].name, currencyTable[pair.to].name];
  const plain = `Conversion ${from} (${pair.from}) en ${to} (${pair.to}) au cours du jour, pour tout montant.`;
  const offer = `Convertisseur ${from} en ${to}, pour tout montant.`;
  return { ...answerOf(context, { lead: `${from} en ${to} : ` }), offer, plain };
}

/** The description of a fixed conversion: the amount received, and the price of the other side. */
export function conversionSentences(
  context: PageContext<PageOf<'conversion'>>,
): DescriptionSentences {
  const { page } = context;
  const amount = amountInWords(page.conversion);
  return {
    ...answerOf(context, { lead: '', amount }),
    offer: 'Comparez l’achat et la vente des banques.',
    plain: conversionTexts(page.conversion).description,
  };
}

interface Wording {
  readonly lead: string;
  readonly amount?: string;
}

function answerOf(
  context: ConverterContext,
  { lead, amount }: Wording,
): Pick<DescriptionSentences, 'answer' | 'isDemo' | 'more'> {
  const found = pageAnswer(context);
  if (!found) return {};
  const { request, isDemo } = found;
  const amountText = amount ?? amountWithCode(request.amount, request.from);
  const sentence = found.atMid === 'none' ? received(found, amountText) : valued(found, amountText);
  const answer = `${lead}${sentence}`;
  return {
    answer: answer.charAt(0).toUpperCase() + answer.slice(1),
    isDemo,
    more: otherSide(found, amountText),
  };
}

function received({ answer, request, day }: PageAnswer, amountText: string): string {
  const how = `${legsInWords(answer.legs)}, ${formatShortDay(day)}`;
  return `vous recevez ${resultInWords(answer.value, request.to)} pour ${amountText} (${how}).`;
}

function valued({ answer, request, day, atMid }: PageAnswer, amountText: string): string {
  const verb = request.amount.lt(2) ? 'vaut' : 'valent';
  const result = resultInWords(answer.value, request.to);
  const how = atMid === 'part' ? 'en partie au cours moyen' : 'au cours moyen';
  return `${amountText} ${verb} ${result} ${how} du ${formatShortDay(day)}.`;
}

function otherSide(
  { otherSide: other, request }: PageAnswer,
  amountText: string,
): string | undefined {
  if (!other) return undefined;
  const result = resultInWords(other.value, request.to);
  if (request.to === 'TND') return `Pour acheter ${amountText} : ${result} (cours vendeur).`;
  const side = request.from === 'TND' ? ' (cours acheteur)' : '';
  return `Pour obtenir ${amountText} : ${result}${side}.`;
}
