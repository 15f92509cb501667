import { bankName } from '@dinar/domain/banks/bank-name';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { Counters } from '@dinar/domain/today/counters';
import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { equalBanks } from '@dinar/site/texts/rates/equal-banks';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { figure } from '../../ui/number/figure.ts';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { isLike, type Origin } from '../../ui/provenance/shared-origin.ts';
import { Literal } from '../../ui/text/literal.tsx';
import type { BoardChoice } from './board-choice.ts';
import styles from './rates-board.module.css';

interface BestRowProps {
  readonly codes: readonly ForeignCurrencyCode[];
  readonly choice: BoardChoice;
  readonly countersOf: (code: ForeignCurrencyCode) => Counters | undefined;
  /** The origin that the board names. */
  readonly origin: Origin | undefined;
}

const sides = ['purchase', 'sale'] as const;

/** The best rate of each column with its bank, or how many share it; not below three boards for the choice. */
export function BestRow({ codes, choice, countersOf, origin }: BestRowProps) {
  const texts = useTexts(banksTexts).board;
  if (!countersOf(choice.code)?.best) return null;
  return (
    <tr data-row="best">
      <th scope="row">{texts.best}</th>
      {codes.map((code) =>
        sides.map((side) => (
          <BestCell
            key={`${code} ${side}`}
            {...{ code, side, origin }}
            counters={countersOf(code)}
            isShown={code === choice.code}
          />
        )),
      )}
    </tr>
  );
}

interface BestCellProps {
  readonly code: ForeignCurrencyCode;
  readonly side: (typeof sides)[number];
  readonly counters: Counters | undefined;
  readonly origin: Origin | undefined;
  readonly isShown: boolean;
}

function BestCell({ code, side, counters, origin, isShown }: BestCellProps) {
  const locale = useLocale();
  const best = counters?.best?.[side];
  if (!counters || !best) return <td data-shown={isShown}>–</td>;
  const { bankId } = best;
  const isLikeBoard = isLike(origin, best);
  return (
    <td data-shown={isShown} data-item={isLikeBoard ? undefined : ''}>
      <span {...figure(`best-${side}`, code, bankId)}>
        {formatTableRate(best[side].value, locale)}
      </span>
      <span className={styles.winner}>
        {equalBanks(counters, side, locale) ?? <Literal>{bankName(bankId, locale)}</Literal>}
      </span>
      {!isLikeBoard && <OwnOrigin {...best} isOld={false} />}
    </td>
  );
}
