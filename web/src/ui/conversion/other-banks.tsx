import { formatMoney } from '@dinar/domain/format/format-number';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import type { Ranking } from '@dinar/domain/today/ranking';
import { answerTexts } from '@dinar/site/texts/answer/answer-texts';
import { amountWithCode } from '@dinar/site/texts/conversion-words';
import { Payout } from '../comparison/payout.tsx';
import { useLocale } from '../language/locale-context.ts';
import { BankMark } from '../mark/bank-mark.tsx';
import { OwnOrigin } from '../provenance/own-origin.tsx';
import { isLike, type Origin, sharedOrigin } from '../provenance/shared-origin.ts';
import { Fragment } from '../text/fragment.ts';
import { RichText } from '../text/rich-text.tsx';
import styles from './answer-block.module.css';
import { Door } from './answer-lead.tsx';
import { pairFigure } from './pair-figure.ts';

/** The banks beside the one that leads, then the mean of all and the worst. */
export function OtherBanks({ answer }: { answer: AnswerToday }) {
  const { ranking, lead } = answer;
  if (!ranking) return null;
  const tied = lead.kind === 'best' && lead.banks.length > 1 ? lead.banks : [];
  return (
    <Fragment>
      <ul className={styles.others}>
        {linesOf({ answer, ranking, tied }).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, so that a new order moves no element
          <li key={place} className={line.row ? styles.bank : styles.tied}>
            {line.row ? (
              <NextBank {...{ answer, ranking }} row={line.row} />
            ) : (
              // Another tie has other names, none of which moves.
              <TiedBanks
                key={tied.map(({ bankId }) => bankId).join()}
                {...{ answer, ranking, tied }}
              />
            )}
          </li>
        ))}
      </ul>
      {(lead.kind !== 'mean' || ranking.best.length > 0) && (
        <MeanAndWorst answer={answer} ranking={ranking} />
      )}
    </Fragment>
  );
}

interface BanksProps {
  readonly answer: AnswerToday;
  readonly ranking: Ranking;
}

interface OthersProps extends BanksProps {
  readonly tied: readonly ComparisonRow[];
}

const shownCount = 2;
const tiedInLine = 2;

/** The lines below the leader: a tie, which has no row, and the rows of the next banks. */
function linesOf({ answer: { lead, request }, ranking, tied }: OthersProps) {
  const leaders = lead.kind === 'best' ? lead.banks.map(({ bankId }) => bankId) : [request.bank];
  const next = ranking.rows.filter(({ bankId }) => !leaders.includes(bankId));
  if (tied.length === 0) return next.slice(0, shownCount).map((row) => ({ row }));
  const beside = tied.length <= tiedInLine ? next.slice(0, 1) : [];
  return [{ row: undefined }, ...beside.map((row) => ({ row }))];
}

function NextBank({ answer: { request }, ranking, row }: BanksProps & { row: ComparisonRow }) {
  return (
    <Fragment>
      <BankMark bankId={row.bankId} size="small" />
      <Door bank={row.bankId} ranking={ranking} request={request} />
      <UnlikeOrigin shared={sharedOrigin(ranking.counters.inForce)} row={row} />
      <span className={styles.payout}>
        <Payout row={row} intent={ranking.intent} given={ranking.amount} />
      </span>
    </Fragment>
  );
}

const namedCount = 3;

function TiedBanks({ answer: { request }, ranking, tied }: OthersProps) {
  const locale = useLocale();
  const count = tied.length - namedCount;
  return (
    <Fragment>
      {tied.slice(0, namedCount).map(({ bankId }) => (
        <Door key={bankId} bank={bankId} ranking={ranking} request={request} />
      ))}
      {count > 0 && (
        <span>{fill(pluralOf(locale, answerTexts[locale].moreBanks, count), { count })}</span>
      )}
    </Fragment>
  );
}

function MeanAndWorst({ answer: { request }, ranking }: BanksProps) {
  const locale = useLocale();
  const texts = answerTexts[locale];
  const { best, rows, amount, atMean } = ranking;
  const worst = best.length > 0 && best.length < rows.length ? rows.at(-1) : undefined;
  const shared = sharedOrigin(ranking.counters.inForce);
  const given = sidesOf(request).given;
  const count = rows.length;
  const words = amount.eq(request.amount)
    ? fill(pluralOf(locale, texts.mean, count), { count })
    : fill(pluralOf(locale, texts.meanFor, count), {
        amount: amountWithCode(amount, given, locale),
        count,
      });
  return (
    <p className={styles.mean}>
      <RichText
        text="{words} {mean}{beforeWorst}"
        words={<span>{words}</span>}
        beforeWorst={worst && <span>{texts.beforeWorst}</span>}
        mean={<b {...pairFigure('at-mean', request, amount)}>{formatMoney(atMean, locale)}</b>}
      />
      {worst && (
        <span data-item={isLike(shared, worst) ? undefined : ''}>
          <RichText
            text={request.fixedSide === 'buy' ? texts.dearest : texts.worst}
            worst={
              <b {...pairFigure('at-worst', request, amount, worst.bankId)}>
                {formatMoney(worst.amount, locale)}
              </b>
            }
          />
          <UnlikeOrigin shared={shared} row={worst} />
        </span>
      )}
    </p>
  );
}

interface UnlikeOriginProps {
  readonly shared: Origin | undefined;
  readonly row: ComparisonRow;
}

/** The day and the source of a board that the foot of the answer does not name. */
function UnlikeOrigin({ shared, row }: UnlikeOriginProps) {
  return !isLike(shared, row) && <OwnOrigin {...row} isOld={false} />;
}
