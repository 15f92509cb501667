import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { formatDayOfYear } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import { sideOfIntent } from '@dinar/domain/today/intent';
import { alertHref } from '@dinar/site/pages/alert-address';
import { answerTexts } from '@dinar/site/texts/answer/answer-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { sourcesInWords } from '@dinar/site/texts/source-words';
import { AppLink } from '../address/app-link.tsx';
import { useLocale } from '../language/locale-context.ts';
import { Tag } from '../mark/tag.tsx';
import { RichText } from '../text/rich-text.tsx';
import styles from './answer-block.module.css';

/** The day and the source of the boards in force, once, and the ways to all banks and to an alert. */
export function AnswerFoot({ answer: { ranking, request } }: { answer: AnswerToday }) {
  const locale = useLocale();
  if (!ranking) return null;
  const { mean, counters, currency, intent } = ranking;
  const bank = request.bank === centralBankCode ? undefined : request.bank;
  const count = counters.inForce.length + counters.older.length;
  return (
    <p className={styles.foot}>
      <BoardOrigin days={mean.days} sources={mean.sources} />
      <a href="#banques" data-screen>
        {fill(pluralOf(locale, answerTexts[locale].seeBanks, count), { count })}
      </a>
      <AppLink
        to={alertHref({ currency, side: sideOfIntent(intent), ...(bank && { bank }) })}
        data-screen
      >
        {commonTexts[locale].notifyMe}
      </AppLink>
    </p>
  );
}

interface BoardOriginProps {
  /** Distinct days, the oldest first. */
  readonly days: readonly [RateDate, ...RateDate[]];
  readonly sources: readonly RateSource[];
}

function BoardOrigin({ days: [first, ...others], sources }: BoardOriginProps) {
  const locale = useLocale();
  const { rateDays, demoShort } = commonTexts[locale];
  const last = others.at(-1);
  const firstDay = <time dateTime={first}>{formatDayOfYear(first, locale)}</time>;
  const real = sources.filter((source) => source !== 'demo');
  return (
    <span data-provenance={sources.join(' ')}>
      {last ? (
        <RichText
          text={rateDays.span}
          from={firstDay}
          to={<time dateTime={last}>{formatDayOfYear(last, locale)}</time>}
        />
      ) : (
        <RichText text={rateDays.one} day={firstDay} />
      )}
      {real.length > 0 && (
        <span>{fill(answerTexts[locale].sources, { sources: sourcesInWords(real, locale) })}</span>
      )}
      {real.length < sources.length && (
        <RichText text=" {mark}" mark={<Tag tone="amber">{demoShort}</Tag>} />
      )}
    </span>
  );
}
