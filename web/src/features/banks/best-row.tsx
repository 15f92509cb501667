import { bankName } from '@dinar/domain/banks/bank-name';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { CounterQuote, Counters } from '@dinar/domain/today/counters';
import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { figure } from '../../ui/number/figure.ts';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { isLike, type Origin } from '../../ui/provenance/shared-origin.ts';
import { Literal } from '../../ui/text/literal.tsx';
import type { BoardChoice } from './board-choice.ts';
import type { BoardRow } from './board-rows.ts';
import styles from './rates-board.module.css';

interface BestRowProps {
  readonly rows: readonly BoardRow[];
  readonly codes: readonly ForeignCurrencyCode[];
  readonly choice: BoardChoice;
  readonly countersOf: (code: ForeignCurrencyCode) => Counters | undefined;
  /** The origin that the board names. */
  readonly origin: Origin | undefined;
}

const sides = ['purchase', 'sale'] as const;

/** The best rate of each column with its bank, or how many share it; not below three boards for the choice. */
export function BestRow({ rows, codes, choice, countersOf, origin }: BestRowProps) {
  const texts = useTexts(banksTexts).board;
  if (!countersOf(choice.code)?.best) return null;
  return (
    <tr data-row="best">
      <th scope="row">{texts.best}</th>
      {codes.map((code) =>
        sides.map((side) => (
          <BestCell
            key={`${code} ${side}`}
            {...{ rows, code, side, origin }}
            best={countersOf(code)?.best?.[side]}
            isShown={code === choice.code}
          />
        )),
      )}
    </tr>
  );
}

interface BestCellProps {
  readonly rows: readonly BoardRow[];
  readonly code: ForeignCurrencyCode;
  readonly side: (typeof sides)[number];
  readonly best: CounterQuote | undefined;
  readonly origin: Origin | undefined;
  readonly isShown: boolean;
}

function BestCell({ rows, code, side, best, origin, isShown }: BestCellProps) {
  const locale = useLocale();
  const { equalBanks } = useTexts(banksTexts).board;
  if (!best) return <td data-shown={isShown}>–</td>;
  const { bankId, day, source, correction } = best;
  const isBest = side === 'purchase' ? 'isBestBuy' : 'isBestSell';
  const equalCount = rows.filter(({ quotes }) => quotes.get(code)?.[isBest]).length;
  const isLikeBoard = isLike(origin, best);
  return (
    <td data-shown={isShown} data-item={isLikeBoard ? undefined : ''}>
      <span {...figure(`best-${side}`, code, bankId)}>
        {formatTableRate(best[side].value, locale)}
      </span>
      <span className={styles.winner}>
        {equalCount > 1 ? (
          fill(pluralOf(locale, equalBanks, equalCount), { count: equalCount })
        ) : (
          <Literal>{bankName(bankId, locale)}</Literal>
        )}
      </span>
      {!isLikeBoard && <OwnOrigin {...{ day, source, correction }} isOld={false} />}
    </td>
  );
}
