import type { RateDate } from '@dinar/domain/days/rate-date';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { homeTexts } from '@dinar/site/texts/home/home-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Tag } from '../../ui/mark/tag.tsx';
import { OriginLine } from '../../ui/provenance/origin-line.tsx';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { ProviderLink } from '../../ui/provenance/provenance.tsx';
import { isLike, type Origin } from '../../ui/provenance/shared-origin.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';

interface CommonOriginLineProps {
  readonly common: Origin;
  readonly origins: readonly Origin[];
  readonly today: RateDate;
}

/** The origin of most rates of the grid, and the links that the other providers require. */
export function CommonOriginLine({ common, origins, today }: CommonOriginLineProps) {
  const { midRates } = useTexts(homeTexts);
  const { demoShort } = useTexts(commonTexts);
  const { source, provider } = common;
  const others = new Set(origins.flatMap((origin) => origin.provider ?? []));
  if (provider) others.delete(provider);
  return (
    <Fragment>
      <span>{`${midRates} `}</span>
      <OriginLine origin={common} today={today} isMarked />
      {source === 'demo' && <RichText text=" {mark}" mark={<Tag tone="amber">{demoShort}</Tag>} />}
      {[...others].map((id) => (
        <span key={id}>
          <RichText text=" · {provider}" provider={<ProviderLink id={id} />} />
        </span>
      ))}
    </Fragment>
  );
}

interface OriginElsewhereProps {
  readonly origin: Origin;
  /** Undefined where every rate is corrected: each then names its own. */
  readonly common: Origin | undefined;
}

/** The day and the source of a rate whose origin is not the common one. */
export function OriginElsewhere({ origin, common }: OriginElsewhereProps) {
  if (isLike(common, origin)) return null;
  return <OwnOrigin {...origin} isOld={common !== undefined && origin.day < common.day} />;
}
