import type { RateDate } from '@dinar/domain/days/rate-date';
import { type ProviderId, providerTable } from '@dinar/domain/providers/provider-table';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { Tag } from '../mark/tag.tsx';
import { Corrected } from './corrected.tsx';
import { RateDays } from './rate-days.tsx';

interface ProvenanceProps {
  /** The distinct days of what the number rests on, the oldest first. */
  readonly days: readonly RateDate[];
  readonly today: RateDate;
  readonly sources: readonly RateSource[];
  readonly provider?: ProviderId | undefined;
  /** The source's own instant, where it gives one. */
  readonly at?: Date | undefined;
  /** Why staff replaced it; '' where they gave no reason. */
  readonly correction?: string | undefined;
}

/** The day and the source of a number, beside it; the provider's link where one is known. */
export function Provenance(props: ProvenanceProps) {
  const { days, today, sources, provider, at, correction } = props;
  const real = sources.filter((source) => source !== 'demo');
  return (
    <span data-provenance={sources.join(' ')}>
      <RateDays days={days} today={today} at={at} />
      {real.length > 0 && (
        <>
          {' · Source : '}
          {provider ? <ProviderLink id={provider} /> : real.map(sourceInWords).join(', ')}
        </>
      )}{' '}
      {real.length < sources.length && <Tag tone="amber">Données de démonstration</Tag>}
      {correction !== undefined && <Corrected why={correction} />}
    </span>
  );
}

/** The link that a provider's terms ask for. */
export function ProviderLink({ id }: { id: ProviderId }) {
  const { homePage, name } = providerTable[id];
  return (
    <a href={homePage} rel="noopener">
      {name}
    </a>
  );
}
