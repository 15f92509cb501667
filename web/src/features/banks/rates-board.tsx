import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill } from '@dinar/domain/language/texts';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { memo, useMemo } from 'react';
import { useLocation } from '../../ui/address/page-location.ts';
import { useAddressState } from '../../ui/address/use-address-state.ts';
import { CurrencyChips } from '../../ui/comparison/currency-chips.tsx';
import { SegmentedChoice } from '../../ui/control/segmented-choice.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import panel from '../../ui/panel/panel.module.css';
import { TitledSection } from '../../ui/panel/titled-section.tsx';
import { OriginLine } from '../../ui/provenance/origin-line.tsx';
import { type BoardChoice, boardAddress } from './board-choice.ts';
import { rankedBoard } from './board-rows.ts';
import { BoardTable } from './board-table.tsx';
import styles from './rates-board.module.css';

interface RatesBoardProps {
  readonly board: BoardOfToday;
  readonly today: RateDate;
}

/** The banks ranked for a currency and a side; a wide page has all currencies of home beside it. */
export const RatesBoard = memo(function RatesBoard({ board, today }: RatesBoardProps) {
  const locale = useLocale();
  const texts = useTexts(banksTexts).board;
  const location = useLocation();
  const { state, change } = useAddressState(boardAddress);
  const { code, intent } = state;
  const codes = useMemo(() => codesOf(code), [code]);
  const { rows, origin } = useMemo(
    () => rankedBoard(board, codes, state, locale),
    [board, codes, state, locale],
  );
  const choose = (choice: Partial<BoardChoice>) => change((now) => ({ ...now, ...choice }));
  const counters = board.currencies.get(code)?.counters;
  if (rows.length === 0) return null;
  return (
    <TitledSection
      title={texts.title}
      className={`${panel.panel} ${styles.board}`}
      data-content="analysis"
    >
      <div className={styles.choices} data-screen>
        <CurrencyChips
          label={texts.currencies}
          codes={codes}
          selected={code}
          hrefOf={(each) => boardAddress.write({ ...state, code: each }, location)}
          onChoose={(each) => choose({ code: each })}
        />
        <SegmentedChoice<BoardChoice['intent']>
          legend={texts.side}
          isLegendHidden
          value={intent}
          options={[
            { value: 'sell', text: texts.sell },
            { value: 'buy', text: texts.buy },
          ]}
          onChange={(chosen) => choose({ intent: chosen })}
        />
      </div>
      <p className="soft">
        {counters && (
          <span>{`${fill(texts.read, { code, boards: boardsRead(counters, locale) })} `}</span>
        )}
        {origin && <OriginLine origin={origin} today={today} />}
      </p>
      <BoardTable {...{ board, rows, origin, codes }} choice={state} onChoose={choose} />
    </TitledSection>
  );
});

function codesOf(code: ForeignCurrencyCode): readonly ForeignCurrencyCode[] {
  return homeCurrencies.some((each) => each === code) ? homeCurrencies : [...homeCurrencies, code];
}
