import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { intentOf } from '@dinar/domain/today/intent';
import { dinarPairOf } from '@dinar/domain/today/ranking';
import {
  type ConverterState,
  stateHref,
  swapped,
  withIntent,
} from '@dinar/site/pages/converter-state';
import { pathIn } from '@dinar/site/routes/locale-path';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { type FormEvent, type RefObject, useDeferredValue, useId, useState } from 'react';
import { LiveWords } from '../../data/live/live-words.tsx';
import { RefreshButton } from '../../data/live/refresh-button.tsx';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useRetry } from '../../data/live/use-live-resource.ts';
import { AmountField } from '../../ui/control/amount-field.tsx';
import { Button } from '../../ui/control/button.tsx';
import { focusFault } from '../../ui/control/focus-fault.ts';
import { SwapButton } from '../../ui/control/swap-button.tsx';
import { AnswerBlock } from '../../ui/conversion/answer-block.tsx';
import { answerOutcome } from '../../ui/conversion/answer-outcome.ts';
import { IntentChoice } from '../../ui/conversion/intent-choice.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import panel from '../../ui/panel/panel.module.css';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './converter-card.module.css';
import { ConverterChoices, CopyButtons } from './converter-parts.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import type { ConverterControls } from './use-converter-state.ts';

interface ConverterCardProps {
  readonly controls: ConverterControls;
  readonly result: RefObject<HTMLElement | null>;
}

/** The converter itself: the inputs and the result. Without scripts its form is sent to the server. */
export function ConverterCard({ controls, result }: ConverterCardProps) {
  const { state, request } = controls.page;
  const id = useId();
  const locale = useLocale();
  const texts = useTexts(converterTexts);
  const retry = useRetry({ kind: 'board' });
  const [asked, setAsked] = useState(0);
  const board = useBoardOfToday();
  const isOfCurrencies = hasCurrencies(state);
  const code = isOfCurrencies && dinarPairOf(state);
  const outcome = isOfCurrencies ? answerOutcome(request, board) : noCurrency;

  const convert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(asked + 1);
    if (request) result.current?.scrollIntoView({ block: 'nearest' });
    else focusFault(event.currentTarget);
  };

  return (
    <form
      action={pathIn(locale, '/convertisseur')}
      className={`${panel.panel} ${styles.card}`}
      aria-labelledby={`${id}-title`}
      onSubmit={convert}
    >
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <Intents controls={controls} />
      <Fields id={id} controls={controls} />
      <div className={styles.result}>
        <AnswerBlock
          ref={result}
          outcome={outcome}
          reference={code ? currencyOf(board, code)?.leading : undefined}
          live={<LiveWords />}
          cause={`${stateHref(state)} ${asked}`}
          onRetry={retry}
        >
          {outcome.kind === 'answered' && <CopyButtons answer={outcome} />}
        </AnswerBlock>
      </div>
      <Choices controls={controls} />
      <div className={styles.actions} data-screen>
        <Button type="submit" look="solid">
          {texts.convert}
        </Button>
        <RefreshButton resources={[{ kind: 'board' }]} />
      </div>
    </form>
  );
}

// The field of the currency says what is wrong with it.
const noCurrency = { kind: 'no-currency' } as const;

function hasCurrencies({ unread }: ConverterState): boolean {
  return unread?.from === undefined && unread?.to === undefined;
}

function Intents({ controls: { page, change } }: { controls: ConverterControls }) {
  const { from, to } = page.state;
  // Without a known currency there is no intent to name.
  if (!hasCurrencies(page.state)) return null;
  const code = from === 'TND' ? to : from;
  if (code === 'TND') throw new Error('A conversion is of two currencies');
  return (
    <IntentChoice
      code={code}
      intent={intentOf(page.state)}
      onIntent={(intent) => change((current) => withIntent(current, intent))}
    />
  );
}

function Fields({ id, controls }: { id: string; controls: ConverterControls }) {
  const { page, type, change } = controls;
  const { state } = page;
  const texts = useTexts(converterTexts);
  // An amount of an unknown currency is not shown with the sign of another.
  const given = hasCurrencies(state) ? sidesOf(state).given : undefined;
  return (
    <div className={styles.fields} data-screen>
      <div className={styles.amount}>
        <AmountField
          id={`${id}-amount`}
          label={texts.amount}
          name="amount"
          amount={state.amount}
          unit={given}
          onChange={type}
        >
          <span className={styles.symbol}>
            {given && <Literal>{currencyTable[given].symbol}</Literal>}
          </span>
        </AmountField>
      </div>
      <CurrencyChoice side="from" {...{ state, change }} />
      <SwapButton
        label={texts.swap}
        to={stateHref(swapped(state))}
        onSwap={() => change(swapped)}
      />
      <CurrencyChoice side="to" {...{ state, change }} />
    </div>
  );
}

/** The choices below the result. A component of its own, so that their later render is not that of the card. */
function Choices({ controls: { page, change } }: { controls: ConverterControls }) {
  // Deferred so that a key press renders first.
  const state = useDeferredValue(page.state);
  return <ConverterChoices state={state} change={change} />;
}
