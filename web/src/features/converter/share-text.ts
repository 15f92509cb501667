import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { answerInWords, resultInWords, sidesInWords } from '@dinar/site/texts/conversion-words';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';

/** Returns an answer as text to share: the words of the block with its day and source, then the mean. */
export function shareText(found: AnswerToday, locale: Locale): string {
  const { request, lead, converted, ranking } = found;
  const texts = converterTexts[locale].shared;
  const answer = answerInWords(found, locale);
  const origin = originInWords(found, locale);
  const first =
    lead.kind === 'mid'
      ? fill(texts.answer, { answer, origin })
      : fill(texts.answerWithSides, {
          answer,
          sides: sidesInWords(converted.answer.legs, locale),
          origin,
        });
  if (!ranking || lead.kind === 'mean' || !ranking.amount.eq(request.amount)) return first;
  const result = resultInWords(ranking.atMean, sidesOf(request).answered, locale);
  return `${first} ${fill(texts.mean, { result })}`;
}

function originInWords({ lead: { days, sources: names } }: AnswerToday, locale: Locale): string {
  const [first] = days;
  const last = days.at(-1) ?? first;
  const texts = converterTexts[locale].shared;
  const sources = names
    .map((source) => sourceInWords(source, locale))
    .join(commonTexts[locale].listComma);
  const inWords = (day: RateDate) => formatDayInWords(day, locale);
  return first === last
    ? fill(texts.day, { day: inWords(first), sources })
    : fill(texts.days, { first: inWords(first), last: inWords(last), sources });
}
