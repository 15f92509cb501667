import type { RateDate } from '@dinar/domain/days/rate-date';
import { type ProviderId, providerTable } from '@dinar/domain/providers/provider-table';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import { sourceInWords } from '../source-words.ts';
import { Tag } from '../tag.tsx';
import { RateDays } from './rate-days.tsx';

interface ProvenanceProps {
  /** The distinct days of what the number rests on, the oldest first. */
  readonly days: readonly RateDate[];
  readonly today: RateDate;
  readonly sources: readonly RateSource[];
  readonly provider?: ProviderId | undefined;
  /** The source's own instant, where it gives one. */
  readonly at?: Date | undefined;
}

/** The day and the source of a number, beside it; the provider's link where one is known. */
export function Provenance({ days, today, sources, provider, at }: ProvenanceProps) {
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
