import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { amountWithCode, legsInWords, resultInWords } from '@dinar/site/seo/conversion-words';
import { sourceInWords } from '@dinar/site/texts/source-words';
import type { ShownConversion } from '../../ui/conversion/conversion-outcome.ts';

/** Returns a conversion as text to share: the result, its rate, its days, its sources, and the mid rate. */
export function shareText({ request, answer, reference }: ShownConversion): string {
  const { given, answered } = sidesOf(request);
  const result = `${amountWithCode(request.amount, given)} = ${resultInWords(answer.value, answered)}`;
  const sentences = [`${result}, ${legsInWords(answer.legs)}, ${originInWords(answer.legs)}.`];
  if (reference && !reference.value.eq(answer.value)) {
    const atMid = resultInWords(reference.value, answered);
    sentences.push(`Au cours moyen : ${atMid}, ${originInWords(reference.legs)}.`);
  }
  return sentences.join(' ');
}

function originInWords(legs: readonly ConversionLeg[]): string {
  const days = [...new Set(legs.flatMap((leg) => leg.days))].sort();
  const sources = [...new Set(legs.flatMap((leg) => leg.sources))].map(sourceInWords);
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('A rate has no day');
  const span = [...new Set([first, last])].map(formatDayInWords).join(' au ');
  return `${first === last ? 'le' : 'du'} ${span} (${sources.join(', ')})`;
}
