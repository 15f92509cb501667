import type { RateDate } from '@dinar/domain/days/rate-date';
import { type ProviderId, providerTable } from '@dinar/domain/providers/provider-table';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { providerName } from '@dinar/site/texts/provider-name';
import { sourcesInWords } from '@dinar/site/texts/source-words';
import { useLocale } from '../language/locale-context.ts';
import { Tag } from '../mark/tag.tsx';
import { RichText } from '../text/rich-text.tsx';
import { Corrected } from './corrected.tsx';
import { RateDays } from './rate-days.tsx';

export interface ProvenanceProps {
  /** The distinct days of the rates behind the number, oldest first. */
  readonly days: readonly RateDate[];
  readonly today: RateDate;
  readonly sources: readonly RateSource[];
  readonly provider?: ProviderId | undefined;
  /** The source's own instant, if it has one. */
  readonly at?: Date | undefined;
  /** The staff's reason for a correction; '' if they gave none. */
  readonly correction?: string | undefined;
  /** Whether the block marks its demonstration data elsewhere. */
  readonly isMarked?: boolean;
}

/** The day and the source of a number; the source is the provider's link if the provider is known. */
export function Provenance(props: ProvenanceProps) {
  const { days, today, sources, provider, at, correction, isMarked = false } = props;
  const locale = useLocale();
  const texts = commonTexts[locale];
  const real = sources.filter((source) => source !== 'demo');
  return (
    <span data-provenance={sources.join(' ')}>
      <RateDays days={days} today={today} at={at} />
      {real.length > 0 && (
        <RichText
          text={texts.nextSource}
          source={
            provider ? <ProviderLink id={provider} /> : <span>{sourcesInWords(real, locale)}</span>
          }
        />
      )}
      {real.length < sources.length && !isMarked && (
        <RichText text=" {mark}" mark={<Tag tone="amber">{texts.demo}</Tag>} />
      )}
      {correction !== undefined && (
        <RichText text=" {mark}" mark={<Corrected why={correction} />} />
      )}
    </span>
  );
}

/** The link that a provider's terms require. */
export function ProviderLink({ id }: { id: ProviderId }) {
  const locale = useLocale();
  return (
    <a href={providerTable[id].homePage} rel="noopener" translate="no">
      {providerName(id, locale)}
    </a>
  );
}
