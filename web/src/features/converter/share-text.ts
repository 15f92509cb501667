import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { answerInWords, resultInWords, sidesInWords } from '@dinar/site/seo/conversion-words';
import { sourceInWords } from '@dinar/site/texts/source-words';

/** Returns an answer as text to share: the words of the block with its day and source, then the mean. */
export function shareText(answer: AnswerToday): string {
  const { request, lead, converted, ranking } = answer;
  const { legs } = converted.answer;
  const side = lead.kind === 'mid' ? '' : `, ${sidesInWords(legs)}`;
  const sentences = [`${answerInWords(answer)}${side}, ${originInWords(answer)}.`];
  if (ranking && lead.kind !== 'mean' && ranking.amount.eq(request.amount)) {
    const atMean = resultInWords(ranking.atMean, sidesOf(request).answered);
    sentences.push(`En moyenne : ${atMean}.`);
  }
  return sentences.join(' ');
}

function originInWords({ lead, converted }: AnswerToday): string {
  const rates =
    lead.kind === 'best'
      ? lead.banks.map(({ day, source }) => ({ days: [day], sources: [source] }))
      : converted.answer.legs;
  const days = [...new Set(rates.flatMap((rate) => rate.days))].sort();
  const sources = [...new Set(rates.flatMap((rate) => rate.sources))].map((source) =>
    sourceInWords(source),
  );
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('A rate has no day');
  const span = [...new Set([first, last])].map((day) => formatDayInWords(day)).join(' au ');
  return `${first === last ? 'le' : 'du'} ${span} (${sources.join(', ')})`;
}
