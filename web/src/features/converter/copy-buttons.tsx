import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatMoney } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { amountOf } from '@dinar/domain/money/parse-amount';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { stateHref } from '@dinar/site/pages/converter-state';
import { pathIn } from '@dinar/site/routes/locale-path';
import { latestPicture } from '@dinar/site/seo/page-picture';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { answerInWords, resultInWords, sidesInWords } from '@dinar/site/texts/conversion-words';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { pictureOfDay, useShare } from '../../ui/browser/use-share.ts';
import { Button } from '../../ui/control/button.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import styles from './copy-buttons.module.css';

export interface CopyButtonsProps {
  readonly answer: AnswerToday;
}

/** The buttons that copy the result or the address of the conversion, and share both as text. */
export function CopyButtons({ answer }: CopyButtonsProps) {
  const { request, lead, board } = answer;
  const locale = useLocale();
  const { copies: texts } = useTexts(converterTexts);
  const common = useTexts(commonTexts);
  const path = stateHref({ ...request, amount: amountOf(request.amount) });
  const { message, copy, share } = useShare(path);
  const address = () => new URL(pathIn(locale, path), location.origin).href;

  const currency = [request.from, request.to].find((code) => code !== 'TND');
  const subject = currency && latestPicture(currency, board);
  const picture = subject && pictureOfDay(subject, locale);

  return (
    <div className={styles.copies} data-screen>
      <Button onClick={() => share({ text: shareText(answer, locale), url: address(), picture })}>
        {common.share}
      </Button>
      <Button onClick={() => copy(formatMoney(lead.value, locale), texts.resultCopied)}>
        {texts.copyResult}
      </Button>
      <Button onClick={() => copy(address(), texts.linkCopied)}>{texts.copyLink}</Button>
      {picture && (
        <a href={picture.path} download={picture.name} data-screen>
          {texts.picture}
        </a>
      )}
      <p role="status">{message}</p>
    </div>
  );
}

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
