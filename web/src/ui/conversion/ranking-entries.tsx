import { bankByCode } from '@dinar/domain/banks/bank';
import { formatMoney, formatPercent } from '@dinar/domain/format/format-number';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import { type ConversionRequest, sidesOf } from '@dinar/domain/today/conversion-today';
import type { RankingSummary, RoundTrip } from '@dinar/domain/today/ranking-summary';
import { amountWithCode } from '@dinar/site/seo/conversion-words';
import { OwnOrigin } from '../provenance/own-origin.tsx';
import { sharedOrigin } from '../provenance/shared-origin.ts';
import { Fragment } from '../text/fragment.ts';
import { Literal } from '../text/literal.tsx';
import { RichText } from '../text/rich-text.tsx';
import type { AskedCounters } from './asked-counters.ts';
import { pairFigure } from './pair-figure.ts';

interface RankingEntriesProps {
  readonly asked: AskedCounters;
  readonly summary: RankingSummary;
  readonly request: ConversionRequest;
}

/** The best and the worst bank of a ranking, the mean, and the cost of a round trip. */
export function RankingEntries({ asked, summary, request }: RankingEntriesProps) {
  const { ends, atMean, mean, roundTrip } = summary;
  const { answered } = sidesOf(request);
  const names = request.fixedSide === 'buy' ? priceNames : receiptNames;
  const hasSharedOrigin = sharedOrigin(asked.counters.inForce) !== undefined;
  const end = (kind: 'at-best' | 'at-worst', row: ComparisonRow) => (
    <End kind={kind} name={names[kind]} {...{ row, request, hasSharedOrigin }} />
  );
  return (
    <Fragment>
      {ends && end('at-best', ends.best)}
      <dt>
        {mean.bankCount > 1 ? `En moyenne de ${mean.bankCount} banques` : 'La seule banque lue'}
      </dt>
      <dd>
        <b {...pairFigure('at-mean', request, request.amount)}>{formatMoney(atMean)}</b>
        <Literal>{` ${answered}`}</Literal>
      </dd>
      {ends && end('at-worst', ends.worst)}
      {roundTrip && <RoundTripEntry roundTrip={roundTrip} request={request} />}
    </Fragment>
  );
}

const receiptNames = { 'at-best': 'Au mieux', 'at-worst': 'Au pire' } as const;
const priceNames = { 'at-best': 'Au moins cher', 'at-worst': 'Au plus cher' } as const;

interface EndProps {
  readonly kind: keyof typeof receiptNames;
  readonly name: string;
  readonly row: ComparisonRow;
  readonly request: ConversionRequest;
  readonly hasSharedOrigin: boolean;
}

function End({ kind, name, row, request, hasSharedOrigin }: EndProps) {
  const { bankId, amount, day, source, correction } = row;
  const isLikeOthers = hasSharedOrigin && correction === undefined;
  return (
    <Fragment>
      <dt>{name}</dt>
      <dd data-item={isLikeOthers ? undefined : ''}>
        <b {...pairFigure(kind, request, request.amount, bankId)}>{formatMoney(amount)}</b>
        <Literal>{` ${sidesOf(request).answered} · ${bankByCode(bankId).displayName} `}</Literal>
        {!isLikeOthers && (
          <OwnOrigin day={day} source={source} correction={correction} isOld={false} />
        )}
      </dd>
    </Fragment>
  );
}

interface RoundTripEntryProps {
  readonly roundTrip: RoundTrip;
  readonly request: ConversionRequest;
}

function RoundTripEntry({ roundTrip: { dinars, percent }, request }: RoundTripEntryProps) {
  const { amount, to } = request;
  const asked = amountWithCode(amount, sidesOf(request).given);
  const isSpent = sidesOf(request).given === 'TND';
  return (
    <Fragment>
      <dt>Aller et retour</dt>
      <dd>
        <RichText
          text={
            isSpent
              ? 'Changer {amount} en {to}, puis revenir, coûte {cost} TND, {percent}'
              : 'Acheter puis revendre {amount} coûte {cost} TND, {percent}'
          }
          amount={asked}
          to={to}
          cost={<b {...pairFigure('round-trip', request, amount)}>{formatMoney(dinars)}</b>}
          percent={
            <span {...pairFigure('round-trip-percent', request, amount)}>
              {formatPercent(percent)}
            </span>
          }
        />
      </dd>
    </Fragment>
  );
}
