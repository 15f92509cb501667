import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { formatDayOfYear } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import { alertHref, alertSide } from '@dinar/site/pages/alert-address';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { AppLink } from '../address/app-link.tsx';
import { Tag } from '../mark/tag.tsx';
import { RichText } from '../text/rich-text.tsx';
import styles from './answer-block.module.css';

/** The day and the source of the boards in force, once, and the ways to all banks and to an alert. */
export function AnswerFoot({ answer: { ranking, request } }: { answer: AnswerToday }) {
  if (!ranking) return null;
  const { mean, counters, currency, mode } = ranking;
  const bank = request.bank === centralBankCode ? undefined : request.bank;
  const count = counters.inForce.length + counters.older.length;
  return (
    <p className={styles.foot}>
      <BoardOrigin days={mean.days} sources={mean.sources} />
      <a href="#banques" data-screen>
        {count === 1 ? 'Voir la banque' : `Voir les ${count} banques`}
      </a>
      <AppLink
        to={alertHref({ currency, side: alertSide(mode), ...(bank && { bank }) })}
        data-screen
      >
        Me prévenir
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
  const last = others.at(-1);
  const real = sources.filter((source) => source !== 'demo').map((source) => sourceInWords(source));
  return (
    <span data-provenance={sources.join(' ')}>
      <RichText
        text={last ? 'Cours du {first} au {last}' : 'Cours du {first}{last}'}
        first={<time dateTime={first}>{formatDayOfYear(first)}</time>}
        last={last && <time dateTime={last}>{formatDayOfYear(last)}</time>}
      />
      {real.length > 0 && <span>{`, ${real.join(', ')}`}</span>}
      {real.length < sources.length && (
        <RichText text=" {mark}" mark={<Tag tone="amber">démo</Tag>} />
      )}
    </span>
  );
}
