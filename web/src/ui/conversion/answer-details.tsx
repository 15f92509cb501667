import { formatMoney, formatPercent } from '@dinar/domain/format/format-number';
import { fill } from '@dinar/domain/language/texts';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import { type ConvertedValue, sidesOf } from '@dinar/domain/today/conversion-today';
import { marginOf } from '@dinar/domain/today/margin';
import { roundTripOf } from '@dinar/domain/today/ranking';
import { answerTexts } from '@dinar/site/texts/answer/answer-texts';
import { answerDetailsTexts } from '@dinar/site/texts/answer-details/answer-details-texts';
import { openingInWords } from '@dinar/site/texts/closed-in-words';
import { askedInWords, shareAtMid, sidesInWords } from '@dinar/site/texts/conversion-words';
import { useLocale } from '../language/locale-context.ts';
import { Provenance } from '../provenance/provenance.tsx';
import type { Elements } from '../text/content.ts';
import { Literal } from '../text/literal.tsx';
import { RichText } from '../text/rich-text.tsx';
import styles from './answer-details.module.css';
import { leadOrigins, legOrigin } from './lead-origins.ts';
import { pairFigure } from './pair-figure.ts';
import { UsedRate } from './used-rate.tsx';

export interface AnswerDetailsProps {
  readonly answer: AnswerToday;
}

/** What is behind an answer: its rates, the other side, the mid rate with the margin, and a round trip. */
export function AnswerDetails({ answer }: AnswerDetailsProps) {
  const { converted, request, board, ranking } = answer;
  const isApart = leadOrigins(answer).length > 0;
  const locale = useLocale();
  const texts = answerDetailsTexts[locale];
  const { open, unlessFeast, closed } = texts.opening;
  return (
    <dl className={styles.entries}>
      <Entry name={texts.usedRate}>
        {converted.answer.legs.map((leg) => (
          <UsedRate
            key={leg.currency}
            leg={leg}
            bank={request.bank}
            today={board.today}
            hasOrigin={isApart}
          />
        ))}
      </Entry>
      <OtherSide answer={answer} hasOrigin={isApart} />
      <Reference answer={answer} />
      <RoundTrip answer={answer} />
      {ranking && (
        <Entry name={texts.commission}>
          <span>{texts.commissionUnknown}</span>
        </Entry>
      )}
      {ranking && (
        <Entry name={texts.counters}>
          <span>{openingInWords(board.today, locale, { open, unlessFeast, closed })}</span>
        </Entry>
      )}
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: Elements }) {
  return (
    <div className={styles.entry}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OtherSide({ answer: shown, hasOrigin }: AnswerDetailsProps & { hasOrigin: boolean }) {
  const locale = useLocale();
  const { toBuy, toObtain } = answerDetailsTexts[locale];
  const { converted, request } = shown;
  const { otherSide, answer } = converted;
  if (!otherSide) return null;
  return (
    <Entry
      name={fill(request.to === 'TND' ? toBuy : toObtain, {
        asked: askedInWords(request, locale),
      })}
    >
      <span dir="ltr">
        <b {...pairFigure('other-side', request, request.amount, bankOf(answer))}>
          {formatMoney(otherSide.value, locale)}
        </b>
        <Literal>{` ${request.to}`}</Literal>
      </span>
      <span>{` (${sidesInWords(otherSide.legs, locale)})`}</span>
      {hasOrigin &&
        otherSide.legs.map((leg) => <LegOrigin key={leg.currency} leg={leg} answer={shown} />)}
    </Entry>
  );
}

function bankOf({ legs: [leg] }: ConvertedValue) {
  return leg?.basis.kind === 'bank' ? leg.basis.bank : undefined;
}

function Reference({ answer: shown }: AnswerDetailsProps) {
  const locale = useLocale();
  const texts = answerDetailsTexts[locale];
  const { request, converted } = shown;
  const { reference, answer } = converted;
  // An answer at the mid rates is its own reference.
  const isItself = reference?.value.eq(answer.value) && shareAtMid(answer.legs) === 'all';
  if (!reference || isItself) return null;
  const margin = marginOf(request, converted);
  const bank = bankOf(answer);
  return (
    <Entry name={texts.atMid}>
      <span dir="ltr">
        <b {...pairFigure('reference', request, request.amount)}>
          {formatMoney(reference.value, locale)}
        </b>
        <Literal>{` ${sidesOf(request).answered}`}</Literal>
      </span>
      {reference.legs.map((leg) => (
        <LegOrigin key={leg.currency} leg={leg} answer={shown} />
      ))}
      {margin && (
        <RichText
          text={margin.dinars ? texts.margin : texts.marginShare}
          dinars={
            margin.dinars && (
              <b {...pairFigure('margin', request, request.amount, bank)}>
                {formatMoney(margin.dinars, locale)}
              </b>
            )
          }
          percent={
            <span {...pairFigure('margin-percent', request, request.amount, bank)}>
              {formatPercent(margin.percent, locale)}
            </span>
          }
        />
      )}
    </Entry>
  );
}

function LegOrigin({ leg, answer }: AnswerDetailsProps & { readonly leg: ConversionLeg }) {
  const { of } = answerTexts[useLocale()];
  return (
    <span className={styles.origin}>
      {answer.converted.answer.legs.length > 1 && <RichText text={of} code={leg.currency} />}
      <Provenance {...legOrigin(leg)} today={answer.board.today} />
    </span>
  );
}

function RoundTrip({ answer: { ranking, request } }: AnswerDetailsProps) {
  const locale = useLocale();
  const texts = answerDetailsTexts[locale];
  const trip = ranking && roundTripOf(ranking, request.amount);
  if (!trip) return null;
  const { amount, to } = request;
  return (
    <Entry name={texts.roundTrip}>
      <RichText
        text={sidesOf(request).given === 'TND' ? texts.thereAndBack : texts.buyAndSell}
        asked={askedInWords(request, locale)}
        to={to}
        cost={
          <b {...pairFigure('round-trip', request, amount)}>{formatMoney(trip.dinars, locale)}</b>
        }
        percent={
          <span {...pairFigure('round-trip-percent', request, amount)}>
            {formatPercent(trip.percent, locale)}
          </span>
        }
      />
    </Entry>
  );
}
