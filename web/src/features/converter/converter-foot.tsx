import { formatGivenAmount } from '@dinar/domain/format/format-number';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { fill } from '@dinar/domain/language/texts';
import { conversionSlugs } from '@dinar/site/routes/conversion-slugs';
import { amountInWords, conversionHeading } from '@dinar/site/texts/conversion/fixed-conversion';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { converterGuideTexts } from '@dinar/site/texts/converter-guide/converter-guide-texts';
import { type GuideRate, guideRates } from '@dinar/site/texts/guide-rates';
import { useId } from 'react';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Tag } from '../../ui/mark/tag.tsx';
import { figure } from '../../ui/number/figure.ts';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { originOf } from '../../ui/provenance/shared-origin.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './converter-foot.module.css';

/** The fixed conversions and the guide. */
export function ConverterFoot() {
  return (
    <Fragment>
      <QuickLinks />
      <ConverterGuide />
    </Fragment>
  );
}

/** The fixed conversions, each a page of its own. */
function QuickLinks() {
  const titleId = useId();
  const locale = useLocale();
  const { frequent } = useTexts(converterTexts);
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {frequent}
      </h2>
      <ul className={styles.links}>
        {conversionSlugs.map((conversion) => (
          <li key={conversion.slug}>
            <AppLink to={`/${conversion.slug}`} aria-label={conversionHeading(conversion, locale)}>
              {amountInWords(conversion, locale)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The instructions, the reasons to convert here, and some orders of magnitude, folded. */
function ConverterGuide() {
  const guide = useTexts(converterGuideTexts);
  return (
    <details className={styles.prose}>
      <summary>
        <h2 className={styles.title}>{guide.title}</h2>
      </summary>
      <ol className={styles.steps}>
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{guide.result}</p>
      <h3 className={styles.subtitle}>{guide.reasonTitle}</h3>
      <p>{guide.reason}</p>
      <OrdersOfMagnitude />
    </details>
  );
}

/** Some amounts at the mid rate; those that use no rate of today are marked. */
function OrdersOfMagnitude() {
  const board = useBoardOfToday();
  const guide = useTexts(converterGuideTexts);
  return (
    <div className={styles.orders}>
      <h3 className={styles.subtitle}>{guide.ordersTitle}</h3>
      <ul>
        {guideRates(typeof board === 'string' ? undefined : board).map((order) => (
          <li key={order.currency}>
            <Order {...order} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Order({ currency, rate, exampleAmount, exampleValue, reference }: GuideRate) {
  const locale = useLocale();
  const guide = useTexts(converterGuideTexts);
  return (
    <RichText
      text={guide.order}
      unit={fill(guide.unit, { currency })}
      rate={
        <Literal {...(reference && figure('leading', currency))}>
          {reference ? formatHeadlineRate(rate, locale) : formatGivenAmount(rate, locale)}
        </Literal>
      }
      example={`${exampleAmount} ${currency}`}
      value={formatGivenAmount(exampleValue.round(0), locale)}
      origin={
        reference ? (
          <OwnOrigin {...originOf(reference)} isOld={false} />
        ) : (
          <Tag tone="amber">{guide.approximate}</Tag>
        )
      }
    />
  );
}
