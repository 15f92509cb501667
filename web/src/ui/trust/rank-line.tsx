import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { fill } from '@dinar/domain/language/texts';
import { type BankRank, bankRank } from '@dinar/domain/today/bank-rank';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import { trustTexts } from '@dinar/site/texts/trust/trust-texts';
import { useTexts } from '../language/locale-context.ts';
import { figure } from '../number/figure.ts';
import { OwnOrigin } from '../provenance/own-origin.tsx';
import type { Origin } from '../provenance/shared-origin.ts';
import { RichText } from '../text/rich-text.tsx';

interface RankLineProps {
  readonly bank: CommercialBankCode;
  readonly rates: CurrencyToday;
  /** The origin that the block names; the rank names that of its rates if it differs. */
  readonly origin: Pick<Origin, 'day' | 'source'> | undefined;
}

/**
 * The rank of a bank on both sides, among the rates in force: « Rang : 3ᵉ sur 19 pour vendre… »; nothing without
 * one. The origin says of which day: no bank publishes on a Sunday.
 */
export function RankLine({ bank, rates: { currency, counters }, origin }: RankLineProps) {
  const texts = useTexts(trustTexts);
  const own = counters.inForce.find(({ bankId }) => bankId === bank);
  const sell = bankRank(counters, 'sell', bank);
  const buy = bankRank(counters, 'buy', bank);
  if (!own || !sell || !buy) return null;
  const isLikeBlock = own.day === origin?.day && own.source === origin.source;
  const rank = (kind: 'rank-purchase' | 'rank-sale', { of, isShared, place }: BankRank) => (
    <b>
      <RichText
        text={isShared ? texts.rankShared : texts.rank}
        place={
          <span {...figure(kind, currency, bank)}>
            {fill(place === 1 ? texts.place.first : texts.place.later, { place })}
          </span>
        }
        total={String(of)}
      />
    </b>
  );
  return (
    // Another rank is another sentence: its words do not move from line to line.
    <p key={JSON.stringify([sell, buy])} data-item={isLikeBlock ? undefined : ''}>
      <RichText
        text={texts.ranks}
        sell={rank('rank-purchase', sell)}
        code={currency}
        buy={rank('rank-sale', buy)}
        origin={!isLikeBlock && <OwnOrigin day={own.day} source={own.source} isOld={false} />}
      />
    </p>
  );
}
