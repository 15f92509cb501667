import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { parseAmount } from '@dinar/domain/money/parse-amount';
import { intentOf } from '@dinar/domain/today/intent';
import { requestOf, stateHref, swapped, withIntent } from '@dinar/site/pages/converter-state';
import { pathIn } from '@dinar/site/routes/locale-path';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { homeTexts } from '@dinar/site/texts/home/home-texts';
import { type FormEvent, memo, useCallback, useId, useMemo } from 'react';
import { LiveWords } from '../../data/live/live-words.tsx';
import { RefreshButton } from '../../data/live/refresh-button.tsx';
import { currencyOf, type KnownBoard } from '../../data/live/use-board-of-today.ts';
import { useRetry } from '../../data/live/use-live-resource.ts';
import { useNavigate } from '../../ui/address/page-location.ts';
import { AmountField } from '../../ui/control/amount-field.tsx';
import { Button } from '../../ui/control/button.tsx';
import { CurrencySelect } from '../../ui/control/currency-select.tsx';
import fieldLabel from '../../ui/control/field-label.module.css';
import { focusFault } from '../../ui/control/focus-fault.ts';
import { SwapButton } from '../../ui/control/swap-button.tsx';
import { AnswerBlock } from '../../ui/conversion/answer-block.tsx';
import { answerOutcome } from '../../ui/conversion/answer-outcome.ts';
import { IntentChoice } from '../../ui/conversion/intent-choice.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Flag } from '../../ui/mark/flag.tsx';
import { Icon } from '../../ui/mark/icon.tsx';
import panel from '../../ui/panel/panel.module.css';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './home-converter.module.css';
import type { HomeState } from './use-home-state.ts';

interface HomeConverterProps {
  readonly state: HomeState;
  readonly change: (update: (state: HomeState) => HomeState) => void;
  readonly board: KnownBoard;
  readonly onSelect: (code: ForeignCurrencyCode) => void;
}

/**
 * The home page's converter: an amount, a currency, and the answer. Its form opens the complete converter. It does
 * not render again when the rest of the page follows an input.
 */
export const HomeConverter = memo(function HomeConverter({
  state,
  change,
  board,
  onSelect,
}: HomeConverterProps) {
  const { currency: code, amount, intent, bank } = state;
  const locale = useLocale();
  const texts = useTexts(homeTexts).converter;
  const { currency: currencyLabel } = useTexts(commonTexts);
  const id = useId();
  const retry = useRetry({ kind: 'board' });
  const navigate = useNavigate();
  const setIntent = useCallback(
    (chosen: HomeState['intent']) => change((now) => ({ ...now, intent: chosen })),
    [change],
  );

  const conversion = useMemo(
    () => withIntent({ from: code, to: 'TND', amount, bank }, intent),
    [code, intent, amount, bank],
  );
  const request = useMemo(() => requestOf(conversion), [conversion]);
  const href = stateHref(conversion);
  const outcome = answerOutcome(request, board);
  const isSpent = intent === 'spend';
  const complete = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (amount.ok) navigate(href);
    else focusFault(event.currentTarget);
  };
  const select = (
    <CurrencySelect
      label={currencyLabel}
      name={intent === 'sell' ? 'from' : 'to'}
      value={code}
      options={homeCurrencies}
      onChange={onSelect}
    />
  );

  return (
    <form
      action={pathIn(locale, '/convertisseur')}
      className={panel.panel}
      aria-labelledby={`${id}-title`}
      onSubmit={complete}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {texts.title}
      </h2>
      <IntentChoice code={code} intent={intent} onIntent={setIntent} />
      <div className={styles.sides} data-screen>
        <AmountField
          id={`${id}-amount`}
          label={texts.amount}
          name="amount"
          amount={amount}
          unit={isSpent ? 'TND' : code}
          onChange={(text) => change((now) => ({ ...now, amount: parseAmount(text, locale) }))}
        >
          {isSpent ? <Dinar name="from" /> : select}
        </AmountField>
        <SwapButton
          label={texts.swap}
          to={stateHref(swapped(conversion))}
          onSwap={() => setIntent(intentOf(swapped(conversion)))}
        />
        <div data-chosen={isSpent}>
          <p className={fieldLabel.label}>{intent === 'buy' ? texts.paidIn : texts.to}</p>
          <div className={styles.target}>
            {isSpent ? select : <Dinar name={intent === 'buy' ? 'from' : 'to'} />}
          </div>
        </div>
      </div>
      <div className={styles.result}>
        <AnswerBlock
          outcome={outcome}
          reference={currencyOf(board, code)?.leading}
          live={<LiveWords />}
          cause={href}
          onRetry={retry}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="solid">
          <span>{texts.complete}</span>
          <Icon name="arrow" size="small" />
        </Button>
        <RefreshButton resources={[{ kind: 'board' }]} text={texts.refresh} />
      </div>
    </form>
  );
});

/** The side of the dinar, which is fixed; a hidden input adds it to the form. */
function Dinar({ name }: { name: 'from' | 'to' }) {
  return (
    <span className={styles.dinar}>
      <Flag name="tn" />
      <Literal>TND</Literal>
      <input type="hidden" name={name} value="TND" />
    </span>
  );
}
