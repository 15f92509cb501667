import type { BankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import { formatMoney } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import { type ConversionRequest, sidesOf } from '@dinar/domain/today/conversion-today';
import type { Ranking } from '@dinar/domain/today/ranking';
import { answerTexts } from '@dinar/site/texts/answer/answer-texts';
import { boardsRead } from '@dinar/site/texts/boards-read';
import {
  amountWithCode,
  askedInWords,
  leaderInWords,
  shareAtMid,
  tieInWords,
} from '@dinar/site/texts/conversion-words';
import { BankDoor } from '../comparison/bank-door.tsx';
import { useLocale } from '../language/locale-context.ts';
import { BankMark } from '../mark/bank-mark.tsx';
import { Provenance } from '../provenance/provenance.tsx';
import { Literal } from '../text/literal.tsx';
import { RichText } from '../text/rich-text.tsx';
import styles from './answer-block.module.css';
import { leadOrigins } from './lead-origins.ts';
import { leadFigure, soleBest } from './pair-figure.ts';
import { ResultNumber } from './result-number.tsx';

/** The question, its answer in the page's largest number, and the bank that gives it. */
export function AnswerLead({ answer }: { answer: AnswerToday }) {
  const locale = useLocale();
  const { request, lead, converted } = answer;
  const { amount, from, to, bank, fixedSide } = request;
  const origins = leadOrigins(answer);
  return (
    <div className={styles.lead} data-item={origins.length > 0 ? '' : undefined}>
      <p>{questionInWords(answer, locale)}</p>
      <p className={styles.value} data-long={lead.value.e >= 6}>
        <span dir="ltr">
          <span data-testid="conversion-result" {...leadFigure(answer, amount)}>
            <ResultNumber
              of={`${amount.toFixed()} ${from} ${to} ${fixedSide} ${bank}`}
              value={lead.value}
            />
          </span>
          <Literal className={styles.unit}>{` ${sidesOf(request).answered}`}</Literal>
        </span>
      </p>
      <p className={styles.leader}>
        <Leader answer={answer} />
        <AtRankedAmount answer={answer} />
      </p>
      {converted.answer.legs.map((leg) => (
        <Lack key={leg.currency} leg={leg} />
      ))}
      {origins.map(({ of, ...origin }) => (
        <p key={of} className={styles.origin}>
          {of && origins.length > 1 && <RichText text={answerTexts[locale].of} code={of} />}
          <Provenance {...origin} today={answer.board.today} />
        </p>
      ))}
    </div>
  );
}

function questionInWords({ request, converted: { answer } }: AnswerToday, locale: Locale): string {
  const { buy, give, atMid, partlyAtMid } = answerTexts[locale].question;
  const asked = askedInWords(request, locale);
  switch (shareAtMid(answer.legs)) {
    case 'none':
      return fill(request.fixedSide === 'buy' ? buy : give, { asked });
    case 'part':
      return fill(partlyAtMid, { asked });
    case 'all':
      return fill(atMid, { asked });
  }
}

function Leader({ answer }: { answer: AnswerToday }) {
  const locale = useLocale();
  const texts = answerTexts[locale];
  const { lead, request, ranking } = answer;
  const bank = lead.kind === 'bank' ? request.bank : soleBest(answer)?.bankId;
  if (bank && ranking) {
    return (
      <span className={styles.bank}>
        <BankMark bankId={bank} size="small" />
        <RichText
          text={texts.atBank}
          bank={<Door bank={bank} ranking={ranking} request={request} />}
        />
      </span>
    );
  }
  if (lead.kind === 'best') return <b>{tieInWords(lead.banks, locale)}</b>;
  if (lead.kind === 'mean') {
    return (
      <span>
        {ranking && !ranking.counters.best
          ? boardsInWords(ranking, locale)
          : leaderInWords(answer, locale)}
      </span>
    );
  }
  return null;
}

function boardsInWords({ counters, rows }: Ranking, locale: Locale): string {
  const boards = boardsRead(counters, locale);
  return rows.length > 1 ? fill(answerTexts[locale].meanOfBoards, { boards }) : boards;
}

interface DoorProps {
  readonly bank: BankCode;
  readonly ranking: Ranking;
  readonly request: ConversionRequest;
}

/** A bank's name, which leads to its own answer. */
export function Door({ bank, ranking: { currency, intent }, request }: DoorProps) {
  return (
    <span className={styles.door}>
      <BankDoor
        bank={bank}
        currency={currency}
        asked={{ intent, text: request.amount.toFixed() }}
      />
    </span>
  );
}

/** Where the payouts of the asked amount look alike: what leads, for the amount of the banks below. */
function AtRankedAmount({ answer }: { answer: AnswerToday }) {
  const locale = useLocale();
  const { request, lead, ranking } = answer;
  const leader = lead.kind === 'best' ? lead.banks[0]?.bankId : request.bank;
  const row = ranking?.rows.find(({ bankId }) => bankId === leader);
  if (!ranking || !row || ranking.amount.eq(request.amount)) return null;
  return (
    <span className={styles.ranked}>
      <RichText
        text={answerTexts[locale].rankedFor}
        amount={amountWithCode(ranking.amount, sidesOf(request).given, locale)}
        payout={<b {...leadFigure(answer, ranking.amount)}>{formatMoney(row.amount, locale)}</b>}
      />
    </span>
  );
}

function Lack({ leg: { basis, currency, lackingBank } }: { leg: ConversionLeg }) {
  const locale = useLocale();
  const { meanForBank, midForBank } = answerTexts[locale];
  if (!lackingBank) return null;
  const text = basis.kind === 'mean' ? meanForBank : midForBank;
  return (
    <p className={styles.note}>{fill(text, { bank: bankName(lackingBank, locale), currency })}</p>
  );
}
