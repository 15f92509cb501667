import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { Counters } from '@dinar/domain/today/counters';
import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { BankDoor } from '../../ui/comparison/bank-door.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { BankMark } from '../../ui/mark/bank-mark.tsx';
import { figure } from '../../ui/number/figure.ts';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import type { Origin } from '../../ui/provenance/shared-origin.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import { BestRow } from './best-row.tsx';
import type { BoardChoice } from './board-choice.ts';
import type { BoardRow } from './board-rows.ts';
import styles from './rates-board.module.css';

interface BoardTableProps {
  readonly board: BoardOfToday;
  readonly rows: readonly BoardRow[];
  /** The origin that the board names. */
  readonly origin: Origin | undefined;
  readonly codes: readonly ForeignCurrencyCode[];
  readonly choice: BoardChoice;
  readonly onChoose: (choice: Partial<BoardChoice>) => void;
}

const intents = ['sell', 'buy'] as const;
const sides = { sell: 'purchase', buy: 'sale' } as const;

/** Purchase and sale rates of every bank, in two columns a currency; a narrow page shows those of the choice. */
export function BoardTable({ board, rows, origin, codes, choice, onChoose }: BoardTableProps) {
  const locale = useLocale();
  const { caption } = useTexts(banksTexts).board;
  const { bank } = useTexts(commonTexts);
  const countersOf = (code: ForeignCurrencyCode): Counters | undefined =>
    board.currencies.get(code)?.counters;
  return (
    <div>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {codes.map((code) => (
              <th key={code} scope="colgroup" colSpan={2} data-shown={code === choice.code}>
                <abbr title={currencyName(code, locale)} translate="no">
                  {code}
                </abbr>
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col">{bank}</th>
            {codes.map((code) =>
              intents.map((intent) => (
                <SideHeader key={`${code} ${intent}`} {...{ code, intent, choice, onChoose }} />
              )),
            )}
          </tr>
        </thead>
        <tbody>
          <BestRow {...{ codes, choice, countersOf, origin }} />
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, so that a new order moves no element
            <tr key={place} data-stale={row.quotes.get(choice.code)?.isInForce === false}>
              <BankCell row={row} choice={choice} />
              {codes.map((code) => (
                <Rates key={code} row={row} code={code} choice={choice} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SideHeaderProps {
  readonly code: ForeignCurrencyCode;
  readonly intent: BoardChoice['intent'];
  readonly choice: BoardChoice;
  readonly onChoose: BoardTableProps['onChoose'];
}

/** The heading of one column, which ranks the banks by it. */
function SideHeader({ code, intent, choice, onChoose }: SideHeaderProps) {
  const texts = useTexts(commonTexts);
  const isRanked = code === choice.code && intent === choice.intent;
  const order = intent === 'sell' ? 'descending' : 'ascending';
  return (
    <th scope="col" data-shown={code === choice.code} aria-sort={isRanked ? order : undefined}>
      <button type="button" className={styles.sort} onClick={() => onChoose({ code, intent })}>
        <span>{texts[sides[intent]]}</span>
        <span className="visually-hidden" translate="no">{` ${code}`}</span>
      </button>
    </th>
  );
}

function BankCell({ row: { bankId, origin }, choice }: { row: BoardRow; choice: BoardChoice }) {
  return (
    <th scope="row">
      <span className={styles.bank}>
        <BankMark bankId={bankId} size="small" />
        <span>
          <RichText
            text="{bank} {origin}"
            bank={
              <BankDoor bank={bankId} currency={choice.code} asked={{ intent: choice.intent }} />
            }
            origin={origin && <OwnOrigin {...origin} isOld={false} />}
          />
        </span>
      </span>
    </th>
  );
}

interface RatesProps {
  readonly row: BoardRow;
  readonly code: ForeignCurrencyCode;
  readonly choice: BoardChoice;
}

function Rates({ row: { bankId, quotes }, code, choice }: RatesProps) {
  const locale = useLocale();
  const { leads } = useTexts(banksTexts).board;
  const quote = quotes.get(code);
  const isShown = code === choice.code;
  const used = (side: 'purchase' | 'sale') =>
    isShown && (choice.intent === 'sell') === (side === 'purchase');
  const cell = (side: 'purchase' | 'sale', isBest = false) =>
    quote ? (
      <td
        data-shown={isShown}
        data-best={isBest}
        data-used={used(side)}
        data-stale={!quote.isInForce}
        data-item={quote.hasOwnOrigin ? '' : undefined}
      >
        <span {...figure(side, code, bankId)}>{formatTableRate(quote[side].value, locale)}</span>
        {isBest && <span className="visually-hidden">{leads}</span>}
        {quote.hasOwnOrigin && <OwnOrigin {...quote} isOld={!quote.isInForce} />}
      </td>
    ) : (
      <td data-shown={isShown}>–</td>
    );
  return (
    <Fragment>
      {cell('purchase', quote?.isBestBuy)}
      {cell('sale', quote?.isBestSell)}
    </Fragment>
  );
}
