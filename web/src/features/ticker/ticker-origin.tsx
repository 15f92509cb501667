import type { RateDate } from '@dinar/domain/days/rate-date';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { tickerTexts } from '@dinar/site/texts/ticker/ticker-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Provenance, ProviderLink } from '../../ui/provenance/provenance.tsx';
import type { Origin } from '../../ui/provenance/shared-origin.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './ticker.module.css';

interface TickerOriginProps {
  readonly origins: readonly Origin[];
  /** The origin that all rates share, if they do. */
  readonly shared: Origin | undefined;
  readonly today: RateDate;
}

/** The day and the source of the whole band, or the providers' links if the rates differ in them. */
export function TickerOrigin({ origins, shared, today }: TickerOriginProps) {
  const texts = useTexts(tickerTexts);
  const { listComma } = useTexts(commonTexts);
  if (shared) {
    const { day, source, provider, at } = shared;
    return (
      <p className={styles.origin}>
        <Provenance days={[day]} today={today} sources={[source]} provider={provider} at={at} />
      </p>
    );
  }
  const providers = [...new Set(origins.flatMap(({ provider }) => provider ?? []))];
  if (providers.length === 0) return null;
  return (
    <p className={styles.origin}>
      <RichText
        text={texts.sources}
        providers={
          <Fragment>
            {providers.map((id, index) => (
              <Fragment key={id}>
                {index > 0 && <span>{listComma}</span>}
                <ProviderLink id={id} />
              </Fragment>
            ))}
          </Fragment>
        }
      />
    </p>
  );
}
