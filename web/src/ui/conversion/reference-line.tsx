import { formatDayOfYear } from '@dinar/domain/days/format-day';
import { formatTimeInTunis, tunisDay } from '@dinar/domain/days/tunis-time';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { fill } from '@dinar/domain/language/texts';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { answerTexts } from '@dinar/site/texts/answer/answer-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { useToday } from '../clock/use-today.ts';
import { useLocale } from '../language/locale-context.ts';
import { Tag } from '../mark/tag.tsx';
import { figure } from '../number/figure.ts';
import { MovingNumber } from '../number/moving-number.tsx';
import { Variation } from '../number/variation.tsx';
import { Corrected } from '../provenance/corrected.tsx';
import { ProviderLink } from '../provenance/provenance.tsx';
import type { Elements } from '../text/content.ts';
import { Fragment } from '../text/fragment.ts';
import { Literal } from '../text/literal.tsx';
import { RichText } from '../text/rich-text.tsx';
import styles from './reference-line.module.css';

interface ReferenceLineProps {
  readonly reference: ReferenceRate;
  /** The words before the instant of a rate that is live. */
  readonly live: Elements;
  /** Whether the block marks its demonstration data elsewhere. */
  readonly isMarked: boolean;
}

/** One unit at the mid rate, with its change and its instant or day. */
export function ReferenceLine({ reference, live, isMarked }: ReferenceLineProps) {
  const locale = useLocale();
  const texts = answerTexts[locale];
  const { rate, trend, source, provider, correction } = reference;
  const code = rate.currency;
  return (
    <section className={styles.line} aria-label={fill(texts.reference, { code })} data-item>
      <span dir="ltr" className={styles.equation}>
        <Literal>{`1 ${code} = `}</Literal>
        <MovingNumber
          of={code}
          value={rate.value.toNumber()}
          format={formatHeadlineRate}
          figure={figure('leading', code)}
        />
        <Literal> TND</Literal>
      </span>
      {trend && <Variation trend={trend} figure={figure('variation', code)} />}
      <span className={styles.origin} data-provenance={source}>
        <Instant reference={reference} live={live} />
        <span>{texts.midRate}</span>
        {source === 'demo' && !isMarked && (
          <RichText text=" {mark}" mark={<Tag tone="amber">{commonTexts[locale].demoShort}</Tag>} />
        )}
        {source !== 'demo' && (
          <RichText
            text=" · {source}"
            source={
              provider ? (
                <ProviderLink id={provider} />
              ) : (
                <span>{sourceInWords(source, locale)}</span>
              )
            }
          />
        )}
        {correction !== undefined && <Corrected why={correction} isShort />}
      </span>
    </section>
  );
}

// An hour alone is of today.
function Instant({
  reference: { rate, at },
  live,
}: Pick<ReferenceLineProps, 'reference' | 'live'>) {
  const locale = useLocale();
  const { day } = rate;
  const today = useToday();
  if (at && day === today && tunisDay(at) === day) {
    return (
      <Fragment>
        {live}
        <time dateTime={day}>{formatTimeInTunis(at)}</time>
      </Fragment>
    );
  }
  return <time dateTime={day}>{formatDayOfYear(day, locale)}</time>;
}
