import { formatMoney } from '@dinar/domain/format/format-number';
import { amountOf } from '@dinar/domain/money/parse-amount';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import { stateHref } from '@dinar/site/pages/converter-state';
import { pathIn } from '@dinar/site/routes/locale-path';
import { latestPicture } from '@dinar/site/seo/page-picture';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { pictureOfDay, useShare } from '../../ui/browser/use-share.ts';
import { Button } from '../../ui/control/button.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import styles from './copy-buttons.module.css';
import { shareText } from './share-text.ts';

export interface CopyButtonsProps {
  readonly answer: AnswerToday;
}

/** The buttons that copy the result or the address of the conversion, and share both as text. */
export function CopyButtons({ answer }: CopyButtonsProps) {
  const { request, lead, board } = answer;
  const locale = useLocale();
  const { copies: texts } = useTexts(converterTexts);
  const common = useTexts(commonTexts);
  const { message, copy, share } = useShare();
  const path = () => stateHref({ ...request, amount: amountOf(request.amount) });
  const address = () => new URL(pathIn(locale, path()), location.origin).href;

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
