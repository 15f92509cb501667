import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { BankPageRates } from '@dinar/domain/today/bank-page-rates';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { LiveDot } from '../../ui/mark/live-dot.tsx';
import { Tag } from '../../ui/mark/tag.tsx';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { OriginLine } from '../../ui/provenance/origin-line.tsx';
import { RateDays } from '../../ui/provenance/rate-days.tsx';
import type { Origin } from '../../ui/provenance/shared-origin.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import styles from './bank-summary.module.css';

interface BankSummaryProps {
  /** Absent while the rates load. */
  readonly rates: BankPageRates | undefined;
  /** The origin of all rates of the bank's latest day; absent if each row shows its own. */
  readonly origin: Origin | undefined;
  readonly today: RateDate;
  readonly isLive: boolean;
}

/** The number of currencies that a bank quotes, with their day and source. */
export function BankSummary({ rates, origin, today, isLive }: BankSummaryProps) {
  const locale = useLocale();
  const texts = useTexts(bankTexts);
  const quoted = (count: number) =>
    fill(pluralOf(locale, texts.quotedCurrencies, count), { count });
  return (
    <p className={styles.summary}>
      <LiveDot live={isLive} />
      {rates ? (
        <Fragment>
          <strong>{quoted(rates.quotedCount)}</strong>
          {origin ? (
            <OriginLine origin={origin} today={today} />
          ) : (
            rates.day && <RateDays days={[rates.day]} today={today} />
          )}
          {rates.day && !rates.isInForce && <Tag tone="amber">{texts.notInForce}</Tag>}
        </Fragment>
      ) : (
        <Skeleton sample={quoted(18)} />
      )}
    </p>
  );
}
