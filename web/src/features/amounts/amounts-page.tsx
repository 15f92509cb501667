import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { convertedCurrencies } from '@dinar/domain/currencies/currency-lists';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { fill } from '@dinar/domain/language/texts';
import { decimal } from '@dinar/domain/money/decimal';
import { type Asked, askedIn, writeAsked } from '@dinar/site/pages/asked';
import type { Page } from '@dinar/site/pages/page';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { sheetTexts } from '@dinar/site/texts/sheet/sheet-texts';
import { useId, useMemo } from 'react';
import { type KnownBoard, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useRetry } from '../../data/live/use-live-resource.ts';
import { type AddressRule, useAddressState } from '../../ui/address/use-address-state.ts';
import { AmountsTable } from '../../ui/amounts/amounts-table.tsx';
import { useTypedAmount } from '../../ui/comparison/use-typed-amount.ts';
import { AmountField } from '../../ui/control/amount-field.tsx';
import { answerOutcome } from '../../ui/conversion/answer-outcome.ts';
import { ConversionFailure } from '../../ui/conversion/conversion-failure.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { PrintHeader } from '../../ui/text/print-header.tsx';
import styles from './amounts-page.module.css';

const defaultText = '100';
const question: Asked = { intent: 'sell', text: defaultText };

/** The typed amount, kept in the address: `/toutes-les-devises?amount=2500`. */
const addressOfAmount: AddressRule<string> = {
  read: ({ search }) => askedIn(new URLSearchParams(search), question.intent).text ?? defaultText,
  write(text, { pathname, search }) {
    const query = new URLSearchParams(search);
    writeAsked(query, { ...question, text }, question);
    return query.size === 0 ? pathname : `${pathname}?${query}`;
  },
};

/** One amount in every currency, in both directions, on a page to print. */
export function AmountsPage({ page }: { page: Page<'amounts'> }) {
  const { heading, description } = listedTexts(page.route, page.locale);
  const id = useId();
  const locale = useLocale();
  const texts = useTexts(sheetTexts);
  const board = useBoardOfToday();
  const retry = useRetry({ kind: 'board' });
  const { state: text, change } = useAddressState(addressOfAmount);
  const outcome = answerOutcome(undefined, board);
  const currencies = useMemo(() => currenciesOf(board), [board]);
  const { typed, value = decimal(defaultText) } = useTypedAmount(text);
  return (
    <div className={`page ${styles.page}`}>
      <PrintHeader heading={heading} />
      <p className={styles.lead}>{description}</p>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <AmountField
          id={id}
          name="amount"
          label={texts.amount}
          amount={typed}
          onChange={(next) => change(() => next)}
        >
          {null}
        </AmountField>
      </form>
      <ConversionFailure outcome={outcome} onRetry={retry} />
      {board === 'awaited' && <Skeleton sample="100 EUR = 338,10 TND" />}
      {typeof board !== 'string' && outcome.kind === 'nothing' && (
        <Fragment>
          <AmountsTable amount={value} currencies={currencies} board={board} />
          <p className="soft">
            <span data-screen>
              {`${fill(texts.madeOn, { day: formatDayInWords(board.today, locale) })}. `}
            </span>
            <span>{texts.amountsNote}</span>
          </p>
        </Fragment>
      )}
    </div>
  );
}

/** The currencies of the converter in their order, then the others by code. */
function currenciesOf(board: KnownBoard): readonly ForeignCurrencyCode[] {
  const usual: readonly ForeignCurrencyCode[] = convertedCurrencies;
  const known = typeof board === 'string' ? [] : [...board.currencies.keys()];
  return [...usual, ...known.filter((code) => !usual.includes(code)).sort()];
}
